import type { Post } from "cms/payload-types";
import { blogSegment, localePrefix } from "contracts";
import { FormattedMessage } from "react-intl";
import { documentHref } from "#app/cms/link.ts";
import { RichText } from "#app/cms/rich-text/index.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { useFormatDay } from "#app/i18n/dates.ts";
import { Illustration, Picture, TextLink } from "#app/ui/index.ts";
import * as styles from "./document.css.ts";
import { NextStep, RelatedArticles, type RelatedArticlesProps } from "./parts/after-article.tsx";
import { ContentsList } from "./parts/contents-list.tsx";

/** Leads to the blog of the page's language. */
export function BackToBlog() {
  const { locale } = useSite();
  return (
    <TextLink href={`${localePrefix(locale)}/${blogSegment}`} isBack>
      <FormattedMessage id="article.back" />
    </TextLink>
  );
}

export interface ArticleProps {
  document: Post;
  /** Where to read on. */
  related?: RelatedArticlesProps["articles"];
}

/** An article with its back link, author, date, reading time and body. */
export function Article({ document, related = [] }: ArticleProps) {
  const { locale } = useSite();
  const formatDay = useFormatDay();
  const { author, publishedAt, readingMinutes, title, description, illustration, cover } = document;
  return (
    <article className={styles.page}>
      <header className={styles.heading}>
        <div className={styles.titleGroup}>
          <BackToBlog />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lede}>{description}</p>
        </div>
        <div className={styles.drawing}>
          {typeof cover === "object" && cover ? (
            <Picture media={cover} sizes="(min-width: 64rem) 30rem, 100vw" priority />
          ) : (
            <Illustration name={illustration} size="cover" />
          )}
        </div>
      </header>
      <ul className={styles.facts}>
        <li>{author}</li>
        <li>
          <time dateTime={publishedAt.slice(0, 10)}>{formatDay(publishedAt)}</time>
        </li>
        {readingMinutes ? (
          <li>
            <FormattedMessage id="article.readingTime" values={{ minutes: readingMinutes }} />
          </li>
        ) : null}
      </ul>
      <ContentsList content={document.body} />
      <div className={styles.body}>
        <RichText content={document.body} hrefOf={documentHref(locale)} />
        <NextStep />
      </div>
      <div className={styles.after}>
        <RelatedArticles articles={related} />
        <BackToBlog />
      </div>
    </article>
  );
}
