import type { ComparisonBlock } from "cms/payload-types";
import { TextWithTerms } from "#app/cms/text-with-terms.tsx";
import { type Column, DataTable } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./comparison.css.ts";

/** Maximum number of columns on a laptop; the CMS has the same limit. */
const maxCriteria = 6;

type Row = ComparisonBlock["rows"][number];

export interface ComparisonProps {
  block: ComparisonBlock;
}

/** A table that compares options by criteria; on a phone each option is a card. */
export function Comparison({ block }: ComparisonProps) {
  const rows = selectTranslatedRows(block.rows, "name");
  const criteria = selectTranslatedRows(block.criteria, "text").slice(0, maxCriteria);
  const columns: Column<Row>[] = [
    { id: "name", header: block.subject, cell: ({ name }) => name, isRowHeader: true },
    ...criteria.map(({ text }, index) => ({
      id: String(index),
      header: text,
      // Shows a dash for an empty answer: `replacePricePlaceholders` omits sentences whose price is unknown.
      cell: ({ answers }: Row) => <TextWithTerms text={answers[index]?.text || "—"} />,
    })),
  ];
  return rows.length === 0 ? null : (
    <BlockSection block={block}>
      <div className={styles.comparisonTable}>
        <DataTable
          caption={block.heading}
          columns={columns}
          rows={rows}
          rowKey={({ id, name }) => id ?? name}
          empty=""
        />
      </div>
    </BlockSection>
  );
}
