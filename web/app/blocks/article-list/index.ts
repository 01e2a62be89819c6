export { ArticleList, type ArticleListProps, type ArticleSummary } from "./article-list.tsx";
