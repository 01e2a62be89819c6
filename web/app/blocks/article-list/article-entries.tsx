import type { Post } from "cms/payload-types";
import { documentPath } from "contracts";
import { FormattedMessage } from "react-intl";
import { authorName } from "#app/cms/author.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { useFormatDay } from "#app/i18n/dates.ts";
import { Illustration, UnbrokenText } from "#app/ui/index.ts";
import * as styles from "./article-list.css.ts";

/** The fields of an article that a list shows. */
export type ArticleSummary = Pick<
  Post,
  "title" | "slug" | "description" | "writtenBy" | "publishedAt" | "illustration"
> &
  Partial<Pick<Post, "author" | "category" | "readingMinutes">>;

type Rank = "lead" | "second" | "entry";

/** Returns the size of an entry by its position: the first is large, the next two are medium, all others small. */
function rankOf(index: number, isIndex: boolean): Rank {
  if (isIndex) {
    return "entry";
  }
  if (index === 0) {
    return "lead";
  }
  return index <= 2 ? "second" : "entry";
}

/** Link to an article's category. Stacked above the article's link, which covers the whole entry. */
function CategoryLink({ category }: { category: ArticleSummary["category"] }) {
  const { locale } = useSite();
  if (typeof category !== "object" || !category?.slug) {
    return null;
  }
  const href = documentPath({ collection: "categories", slug: category.slug, locale });
  return (
    <a className={styles.category} href={href}>
      {category.title}
    </a>
  );
}

function ArticleEntry({ article, rank }: { article: ArticleSummary; rank: Rank }) {
  const { locale } = useSite();
  const formatDay = useFormatDay();
  const href = documentPath({ collection: "posts", slug: article.slug ?? "", locale });
  return (
    <article className={styles.articleSizes[rank]}>
      <div className={styles.illustrationFrames[rank]}>
        <Illustration name={article.illustration} size="card" />
      </div>
      <div className={styles.textColumns[rank]}>
        <h3 className={styles.titles[rank]}>
          <a className={styles.link} href={href}>
            <UnbrokenText>{article.title}</UnbrokenText>
          </a>
        </h3>
        <p className={styles.descriptions[rank]}>{article.description}</p>
        <p className={styles.metadataLines[rank]}>
          <CategoryLink category={article.category} />
          <span>{authorName(article)}</span>
          <time dateTime={article.publishedAt}>{formatDay(article.publishedAt)}</time>
          {article.readingMinutes ? (
            <span>
              <FormattedMessage
                id="article.readingTime"
                values={{ minutes: article.readingMinutes }}
              />
            </span>
          ) : null}
        </p>
      </div>
    </article>
  );
}

export interface ArticleEntriesProps {
  articles: readonly ArticleSummary[];
  /** If true, all entries have the same small size. */
  isIndex?: boolean;
}

/** A list of articles. */
export function ArticleEntries({ articles, isIndex = false }: ArticleEntriesProps) {
  return (
    <ul className={styles.articles}>
      {articles.map((article, index) => {
        const rank = rankOf(index, isIndex);
        return (
          <li className={styles.articleListItems[rank]} key={article.slug}>
            <ArticleEntry article={article} rank={rank} />
          </li>
        );
      })}
    </ul>
  );
}
