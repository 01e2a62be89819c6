import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import { extractNodeText, type RichTextNode } from "./content.ts";
import * as styles from "./rich-text.css.ts";

interface CellNode extends RichTextNode {
  /** Bit mask: 1 is a column header, 2 a row header. */
  headerState?: number;
  colSpan?: number;
  rowSpan?: number;
}

interface RowNode extends RichTextNode {
  children: readonly CellNode[];
}

export interface TableNode extends RichTextNode {
  children: readonly RowNode[];
}

interface TableOptions {
  node: TableNode;
  nodesToJSX: (input: { nodes: never[] }) => ReactNode[];
  intl: IntlShape;
  caption: string | undefined;
}

/** Minimum number of columns of a table whose rows become cards on a phone. */
const stackedColumns = 3;

const columnHeaderBit = 1;
const rowHeaderBit = 2;

function isHeader(cell: CellNode, headerBit: number): boolean {
  return ((cell.headerState ?? 0) & headerBit) !== 0;
}

/** Matches amounts and percentages: "R$ 1.234,56", "1234,56 R$", "20 %", "–". */
const figurePattern = /^(?:(?:R\$|US\$|[$€])?\s?[+−-]?\d[\d.,\s]*\s?(?:%|R\$|US\$|[$€])?|[–—-])$/u;

function figureColumns(rows: readonly RowNode[]): Set<number> {
  const columns = rows[0]?.children.length ?? 0;
  const columnIndexes = new Set<number>();
  for (let column = 0; column < columns; column++) {
    const texts = rows.map((row) => extractNodeText(row.children[column] ?? { type: "" }).trim());
    const filled = texts.filter((text) => text !== "");
    if (
      filled.some((text) => /\d/.test(text)) &&
      filled.every((text) => figurePattern.test(text))
    ) {
      columnIndexes.add(column);
    }
  }
  return columnIndexes;
}

/**
 * A table in a scrollable region that is reachable by keyboard. On a phone the rows of a table with many columns are
 * cards, in which each value has the name of its column.
 */
export function renderTable({ node, nodesToJSX, intl, caption }: TableOptions): ReactNode {
  const rows = node.children;
  const first = rows[0];
  const hasHead =
    rows.length > 1 && (first?.children.every((cell) => isHeader(cell, columnHeaderBit)) ?? false);
  const body = hasHead ? rows.slice(1) : rows;
  const figures = figureColumns(body);
  const names = hasHead ? (first?.children.map(extractNodeText) ?? []) : [];
  const isStacked =
    names.length >= stackedColumns && body.every((row) => row.children.length === names.length);

  const cellContent = (cell: CellNode): ReactNode => {
    const [only, ...others] = cell.children ?? [];
    const nodes = only?.type === "paragraph" && others.length === 0 ? only.children : cell.children;
    return nodesToJSX({ nodes: (nodes ?? []) as never[] });
  };
  const renderCell = (cell: CellNode, column: number, scope?: "col" | "row") => {
    const Tag = scope ? "th" : "td";
    return (
      <Tag
        key={column}
        className={figures.has(column) ? styles.numberCell : undefined}
        scope={scope}
        colSpan={(cell.colSpan ?? 1) > 1 ? cell.colSpan : undefined}
        rowSpan={(cell.rowSpan ?? 1) > 1 ? cell.rowSpan : undefined}
        data-column={isStacked && scope !== "col" && column > 0 ? names[column] : undefined}
      >
        {isStacked ? <div>{cellContent(cell)}</div> : cellContent(cell)}
      </Tag>
    );
  };

  const name = caption ?? (names.filter(Boolean).join(", ") || "…");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={styles.tableScroller}
      role="group"
      aria-label={intl.formatMessage({ id: "ui.table" }, { columns: name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll
      tabIndex={0}
    >
      <table className={isStacked ? styles.stackedTable : undefined}>
        {caption ? (
          <caption className={styles.caption}>
            <span>{caption}</span>
          </caption>
        ) : null}
        {hasHead && first ? (
          <thead>
            <tr>{first.children.map((cell, column) => renderCell(cell, column, "col"))}</tr>
          </thead>
        ) : null}
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of stored content never move
            <tr key={index}>
              {row.children.map((cell, column) =>
                renderCell(cell, column, isHeader(cell, rowHeaderBit) ? "row" : undefined),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
