export { CategorizedList, type CategorizedListProps } from "./categorized-list.tsx";
