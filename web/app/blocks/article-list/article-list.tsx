import type { ArticleListBlock, Post } from "cms/payload-types";
import { documentPath } from "contracts";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { useFormatDay } from "#app/i18n/dates.ts";
import { Illustration } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import * as styles from "./article-list.css.ts";

/** What a list shows of an article. */
export type ArticleSummary = Pick<
  Post,
  "title" | "slug" | "description" | "author" | "publishedAt" | "illustration"
> &
  Partial<Pick<Post, "readingMinutes">>;

export interface ArticleListProps {
  block: ArticleListBlock;
  /** Newest first. */
  articles: readonly ArticleSummary[];
}

type Rank = "lead" | "second" | "entry";

/** One large, two beside each other, and the rest as an index. */
function rankOf(index: number): Rank {
  if (index === 0) {
    return "lead";
  }
  return index <= 2 ? "second" : "entry";
}

function ArticleEntry({ article, rank }: { article: ArticleSummary; rank: Rank }) {
  const { locale } = useSite();
  const formatDay = useFormatDay();
  const href = documentPath({ collection: "posts", slug: article.slug ?? "", locale });
  return (
    <article className={styles.ranks[rank]}>
      <div className={styles.plates[rank]}>
        <Illustration name={article.illustration} size="card" />
      </div>
      <div className={styles.copies[rank]}>
        <h3 className={styles.titles[rank]}>
          <a className={styles.link} href={href}>
            {article.title}
          </a>
        </h3>
        <p className={styles.descriptions[rank]}>{article.description}</p>
        <p className={styles.factLines[rank]}>
          <span>{article.author}</span>
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

/** Articles, newest first: the first drawn larger. */
export function ArticleList({ block, articles }: ArticleListProps) {
  const offered = articles.filter(({ slug, title }) => slug && title);
  return (
    <BlockSection block={block} align="split">
      {offered.length === 0 ? (
        <p className={styles.descriptions.lead}>
          <FormattedMessage id="blocks.articleList.empty" />
        </p>
      ) : (
        <ul className={styles.articles}>
          {offered.map((article, index) => (
            <li className={styles.places[rankOf(index)]} key={article.slug}>
              <ArticleEntry article={article} rank={rankOf(index)} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
