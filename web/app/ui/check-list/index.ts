export { CheckList, type CheckListItem, type CheckListProps } from "./check-list.tsx";
