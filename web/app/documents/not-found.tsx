import { documentPath, homeSlug } from "contracts";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { ActionLink } from "#app/ui/index.ts";
import { BackToBlogLink } from "./article.tsx";
import * as styles from "./document.css.ts";

/** Heading of the not-found card: the same in every language (specification, section 2). */
const heading = "404 Page Not Found";

export function NotFound() {
  const { locale } = useSite();
  return (
    <div className={styles.messageCard}>
      <h1 className={styles.messageCardTitle} lang="en">
        {heading}
      </h1>
      <p>
        <FormattedMessage id="notFound.hint" />
      </p>
      <ActionLink href={documentPath({ collection: "pages", slug: homeSlug, locale })}>
        <FormattedMessage id="notFound.home" />
      </ActionLink>
    </div>
  );
}

export function ArticleNotFound() {
  return (
    <div className={styles.messageCard}>
      <h1 className={styles.messageCardTitle}>
        <FormattedMessage id="article.notFound" />
      </h1>
      <p>
        <FormattedMessage id="article.notFoundHint" />
      </p>
      <BackToBlogLink />
    </div>
  );
}
