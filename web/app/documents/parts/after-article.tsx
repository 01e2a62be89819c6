import { documentPath, leadFormSegments, localePrefix } from "contracts";
import { FormattedMessage } from "react-intl";
import type { ArticleSummary } from "#app/cms/content-client.server.ts";
import { chatHref } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { ActionLink, TextLink } from "#app/ui/index.ts";
import * as styles from "../document.css.ts";

/** What to do with what was read: talk about it, or get the next one. */
export function NextStep() {
  const site = useSite();
  const { locale } = site;
  return (
    <aside className={styles.nextStep} aria-labelledby="next-step">
      <h2 className={styles.nextStepTitle} id="next-step">
        <FormattedMessage id="article.nextStep" />
      </h2>
      <p>
        <FormattedMessage id="article.nextStep.text" />
      </p>
      <div className={styles.nextStepActions}>
        <ActionLink href={chatHref(site)} icon="message-circle" isExternal>
          <FormattedMessage id="article.nextStep.chat" />
        </ActionLink>
        <TextLink href={`${localePrefix(locale)}/${leadFormSegments.newsletter[locale]}`}>
          <FormattedMessage id="article.nextStep.newsletter" />
        </TextLink>
      </div>
    </aside>
  );
}

export interface RelatedArticlesProps {
  articles: ReadonlyArray<Pick<ArticleSummary, "slug" | "title" | "description">>;
}

/** Where to read on. */
export function RelatedArticles({ articles }: RelatedArticlesProps) {
  const { locale } = useSite();
  return articles.length > 0 ? (
    <section className={styles.related} aria-labelledby="related">
      <h2 className={styles.relatedTitle} id="related">
        <FormattedMessage id="article.related" />
      </h2>
      <ul className={styles.relatedArticles}>
        {articles.map(({ slug, title, description }) =>
          slug ? (
            <li className={styles.relatedArticle} key={slug}>
              <h3 className={styles.relatedName}>
                <a
                  className={styles.relatedLink}
                  href={documentPath({ collection: "posts", slug, locale })}
                >
                  {title}
                </a>
              </h3>
              <p className={styles.relatedText}>{description}</p>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  ) : null;
}
