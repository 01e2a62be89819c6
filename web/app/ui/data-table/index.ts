export { type Column, DataTable, type DataTableProps, RowActions } from "./data-table.tsx";
