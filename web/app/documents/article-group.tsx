import { feedSegment, listPagePath, splitListPagePath } from "contracts";
import { FormattedMessage } from "react-intl";
import { ArticleEntries } from "#app/blocks/article-list/article-entries.tsx";
import { collectionNames } from "#app/cms/collection-names.ts";
import type { ArticleGroupContent } from "#app/cms/content-client.server.ts";
import { documentHref } from "#app/cms/link.ts";
import { RichText } from "#app/cms/rich-text/index.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { Pagination, Picture, TextLink } from "#app/ui/index.ts";
import { BackToBlogLink } from "./article.tsx";
import * as styles from "./document.css.ts";

export interface ArticleGroupPageProps {
  content: ArticleGroupContent;
  /** Path of this page. */
  path: string;
}

/** Biography and profile link of an author, on the first page only. */
function Person({ document }: Pick<ArticleGroupContent<"authors">, "document">) {
  const { locale } = useSite();
  const { title, biography, profile } = document;
  return (
    <>
      {biography ? <RichText content={biography} hrefOf={documentHref(locale)} /> : null}
      {profile ? (
        <TextLink href={profile} isExternal>
          <FormattedMessage id="group.profile" values={{ name: title }} />
        </TextLink>
      ) : null}
    </>
  );
}

/** A page of a category, tag or author with its articles. */
export function ArticleGroupPage({ content, path }: ArticleGroupPageProps) {
  const { kind, document, articles, paging } = content;
  const { list } = splitListPagePath(path);
  // Omits the category of each article on a category's page, because the heading already names the category.
  const listedArticles =
    kind === "categories" ? articles.map((article) => ({ ...article, category: null })) : articles;
  const role = kind === "authors" ? document.role : null;
  const picture = kind === "authors" && paging.page === 1 ? document.picture : null;
  return (
    <div className={styles.articleGroupPage}>
      <header className={styles.documentHeader}>
        <div className={styles.groupIntroduction}>
          <BackToBlogLink />
          <p className={styles.groupTypeLabel}>
            <FormattedMessage id={collectionNames[kind]} />
            {role ? ` · ${role}` : null}
          </p>
          <h1 className={styles.documentTitle}>{document.title}</h1>
          <p className={styles.lede}>{document.description}</p>
          {kind === "authors" && paging.page === 1 ? <Person document={document} /> : null}
        </div>
        {typeof picture === "object" && picture ? (
          <div className={styles.authorPortrait}>
            <Picture media={picture} sizes="20rem" priority />
          </div>
        ) : null}
      </header>
      <div className={styles.groupListHeader}>
        <h2 className={styles.groupArticleCount}>
          <FormattedMessage id="group.articles" values={{ count: paging.total }} />
        </h2>
        <TextLink href={`${list}/${feedSegment}`}>
          <FormattedMessage id="group.feed" />
        </TextLink>
      </div>
      <ArticleEntries articles={listedArticles} isIndex />
      <div className={styles.groupPagination}>
        <Pagination
          page={paging.page}
          pages={paging.pages}
          hrefOf={(page) => listPagePath(list, page)}
        />
      </div>
    </div>
  );
}
