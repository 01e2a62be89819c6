export { SearchPage, type SearchPageProps } from "./search-page.tsx";
