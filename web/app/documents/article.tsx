import type { Post } from "cms/payload-types";
import { blogSegment, getBrasiliaDay, localePrefix } from "contracts";
import { FormattedMessage } from "react-intl";
import { authorHref, authorName } from "#app/cms/author.ts";
import type { AdjacentArticles } from "#app/cms/content-client.server.ts";
import { documentHref } from "#app/cms/link.ts";
import { RichText } from "#app/cms/rich-text/index.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { useFormatDay, useFormatMoment } from "#app/i18n/dates.ts";
import { Illustration, Picture, TextLink, UnbrokenText } from "#app/ui/index.ts";
import * as styles from "./document.css.ts";
import {
  AdjacentArticleLinks,
  ArticleCallToAction,
  ArticleNewsletter,
  RelatedArticles,
} from "./parts/after-article.tsx";
import { ContentsList } from "./parts/contents-list.tsx";
import { ArticleTags } from "./parts/tags.tsx";

/** Link to the blog of the page's language. */
export function BackToBlogLink() {
  const { locale } = useSite();
  return (
    <TextLink href={`${localePrefix(locale)}/${blogSegment}`} isBack>
      <FormattedMessage id="article.back" />
    </TextLink>
  );
}

export interface ArticleProps {
  document: Post;
  /** When staff last published the article, as an ISO instant. */
  changedAt?: string | undefined;
  /** Related and adjacent articles; a draft has none. */
  adjacent?: AdjacentArticles | undefined;
}

const noAdjacentArticles: AdjacentArticles = { related: [] };

/** The author's name, with a link to the page of the author if there is one. */
function Byline({ document }: Pick<ArticleProps, "document">) {
  const { locale } = useSite();
  const name = authorName(document);
  const href = authorHref(document, locale);
  if (!name) {
    return null;
  }
  return (
    <li>
      {href ? (
        <a className={styles.metadataLink} href={href} rel="author">
          {name}
        </a>
      ) : (
        name
      )}
    </li>
  );
}

function CategoryLink({ document: { category } }: Pick<ArticleProps, "document">) {
  const { locale } = useSite();
  const href = category
    ? documentHref(locale)({ relationTo: "categories", value: category })
    : undefined;
  return href && typeof category === "object" ? (
    <li>
      <a className={styles.metadataLink} href={href}>
        {category?.title}
      </a>
    </li>
  ) : null;
}

/** The day of the last change, if it is later than the day of publication. */
function UpdatedDate({ document, changedAt }: Pick<ArticleProps, "document" | "changedAt">) {
  const formatMoment = useFormatMoment();
  if (!changedAt || getBrasiliaDay(Date.parse(changedAt)) <= document.publishedAt.slice(0, 10)) {
    return null;
  }
  return (
    <li>
      <time dateTime={changedAt}>
        <FormattedMessage id="article.updated" values={{ day: formatMoment(changedAt) }} />
      </time>
    </li>
  );
}

/** An article with its back link, author, dates, reading time and body. */
export function Article({ document, changedAt, adjacent = noAdjacentArticles }: ArticleProps) {
  const { locale } = useSite();
  const formatDay = useFormatDay();
  const { publishedAt, readingMinutes, title, description, illustration, cover } = document;
  return (
    <article>
      <div className={styles.articlePage}>
        <header className={styles.documentHeader}>
          <div className={styles.titleGroup}>
            <BackToBlogLink />
            <h1 className={styles.documentTitle}>
              <UnbrokenText>{title}</UnbrokenText>
            </h1>
            <p className={styles.lede}>{description}</p>
          </div>
          <div className={styles.illustration}>
            {typeof cover === "object" && cover ? (
              <Picture media={cover} sizes="(min-width: 64rem) 30rem, 100vw" priority />
            ) : (
              <Illustration name={illustration} size="cover" />
            )}
          </div>
        </header>
        <ul className={styles.metadata}>
          <Byline document={document} />
          <li>
            <time dateTime={publishedAt.slice(0, 10)}>{formatDay(publishedAt)}</time>
          </li>
          <UpdatedDate document={document} changedAt={changedAt} />
          {readingMinutes ? (
            <li>
              <FormattedMessage id="article.readingTime" values={{ minutes: readingMinutes }} />
            </li>
          ) : null}
          <CategoryLink document={document} />
        </ul>
        <ContentsList content={document.body} />
        <div className={styles.documentBody}>
          <RichText content={document.body} hrefOf={documentHref(locale)} />
          <ArticleTags tags={document.tags ?? []} />
          <ArticleCallToAction />
        </div>
      </div>
      <div className={styles.afterArticle}>
        <RelatedArticles articles={adjacent.related} />
        <AdjacentArticleLinks {...adjacent} />
        <ArticleNewsletter />
        <BackToBlogLink />
      </div>
    </article>
  );
}
