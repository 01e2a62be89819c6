import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { Link } from "#app/ui/link/link.tsx";
import * as styles from "./data-table.css.ts";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Marks the column that names the row; one per table. */
  isRowHeader?: boolean;
  /** The column contains text without spaces, such as e-mail addresses. */
  isUnbroken?: boolean;
  /** `end` is for numbers and the buttons of a row. */
  align?: "start" | "end";
  /** URL that sorts the table by this column, or reverses the order. */
  sortHref?: string;
  /** Current sort order, if the table is sorted by this column. */
  sorted?: "ascending" | "descending" | undefined;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: ReadonlyArray<Row>;
  rowKey: (row: Row) => string;
  /** Text to show instead of rows if there are none. */
  empty: string;
  emptyIcon?: IconName;
  /** Message to show instead of a table that failed to load. */
  error?: ReactNode;
  /** Aligns the columns with the columns of another aligned table above or below. */
  isAligned?: boolean;
  /** Rows of 40 px if the container is wide, for users who work with the table all day. */
  isDense?: boolean;
  /** True while the rows are being replaced; the old rows stay visible. */
  isBusy?: boolean;
}

/** A table; on a narrow screen each row becomes a card with labelled values. */
export function DataTable<Row>({ error, isDense = false, ...table }: DataTableProps<Row>) {
  return (
    <div
      className={isDense ? styles.denseFrame : styles.frame}
      aria-busy={table.isBusy || undefined}
    >
      {error ? <div className={styles.stateMessage}>{error}</div> : <Rows {...table} />}
    </div>
  );
}

function Rows<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  emptyIcon = "layers",
  isAligned = false,
}: DataTableProps<Row>) {
  return (
    <>
      {/*
       * A label instead of a caption, because screen readers would read both the caption and the
       * heading above the table.
       */}
      <table className={isAligned ? styles.alignedTable : styles.table} aria-label={caption}>
        <thead className={styles.head}>
          <tr className={styles.headRow}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={styles.headCell}
                data-align={column.align}
                aria-sort={column.sorted}
              >
                <HeadLabel {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr className={styles.row} key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? (
        <p className={styles.stateMessage}>
          <Icon name={emptyIcon} size="large" />
          {empty}
        </p>
      ) : null}
    </>
  );
}

function HeadLabel<Row>({ header, sortHref }: Column<Row>) {
  return sortHref ? (
    <Link className={styles.sortLink} href={sortHref}>
      {header}
      <span className={styles.sortArrow}>
        <Icon name="arrow-down" size="small" />
      </span>
    </Link>
  ) : (
    header
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = (
    <>
      <span className={styles.cellLabel} aria-hidden="true">
        {column.header}
      </span>
      <div className={column.isUnbroken ? styles.unbrokenTextCell : undefined}>
        {column.cell(row)}
      </div>
    </>
  );
  return column.isRowHeader ? (
    <th scope="row" className={styles.rowHeader} data-align={column.align}>
      {content}
    </th>
  ) : (
    <td className={styles.cell} data-align={column.align}>
      {content}
    </td>
  );
}

/** The buttons of one row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
