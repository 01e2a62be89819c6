import type { Post } from "cms/payload-types";
import { useIntl } from "react-intl";
import { documentHref } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import * as styles from "../document.css.ts";

/** Tags of an article. Omits tags without a page in the language. */
export function ArticleTags({ tags }: { tags: NonNullable<Post["tags"]> }) {
  const { locale } = useSite();
  const intl = useIntl();
  const links = tags.flatMap((tag) => {
    const href = documentHref(locale)({ relationTo: "tags", value: tag });
    return href && typeof tag === "object" ? [{ href, title: tag.title }] : [];
  });
  return links.length > 0 ? (
    <nav aria-label={intl.formatMessage({ id: "article.about" })}>
      <ul className={styles.tags}>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a className={styles.tag} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ) : null;
}
