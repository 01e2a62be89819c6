import type { ArticleListBlock } from "cms/payload-types";
import { blogSegment, listPagePath, localePrefix, type Paging } from "contracts";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { Pagination } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { ArticleEntries, type ArticleSummary } from "./article-entries.tsx";
import * as styles from "./article-list.css.ts";

export interface ArticleListProps {
  block: ArticleListBlock;
  /** Articles, newest first. */
  articles: readonly ArticleSummary[];
  /** Current page and number of pages of the list. Set on the blog only. */
  paging?: Paging | undefined;
}

/** List of articles, newest first. On the first page the newest articles are larger. */
export function ArticleList({ block, articles, paging }: ArticleListProps) {
  const { locale } = useSite();
  const { page, pages } = paging ?? { page: 1, pages: 1 };
  const listedArticles = articles.filter(({ slug, title }) => slug && title);
  const anchor = block.anchor ? `#${block.anchor}` : "";
  const blogPath = `${localePrefix(locale)}/${blogSegment}`;
  return (
    <BlockSection block={block} align="split">
      {listedArticles.length === 0 ? (
        <p className={styles.descriptions.lead}>
          <FormattedMessage id="blocks.articleList.empty" />
        </p>
      ) : (
        <>
          <ArticleEntries articles={listedArticles} isIndex={page > 1} />
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(each) => listPagePath(blogPath, each) + anchor}
          />
        </>
      )}
    </BlockSection>
  );
}
