import type { SpecTableBlock } from "cms/payload-types";
import { TextWithTerms } from "#app/cms/text-with-terms.tsx";
import { Illustration, SpecList } from "#app/ui/index.ts";
import { SecondaryActions } from "../block-link.tsx";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./spec-table.css.ts";

type Lists = NonNullable<SpecTableBlock["lists"]>;

function SpecLists({ lists }: { lists: Lists }) {
  return lists.map((list) => (
    <div key={list.id}>
      <h3 className={styles.listTitle}>{list.title}</h3>
      <ul>
        {selectTranslatedRows(list.items, "text").map((item) => (
          <li className={styles.listItem} key={item.id}>
            {item.text}
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Returns true if the lists are short enough to fit next to the table. Longer lists are rendered below the table. */
function fitNextToTable(lists: Lists, rows: SpecTableBlock["rows"]): boolean {
  const lines = lists.reduce(
    (sum, list) => sum + selectTranslatedRows(list.items, "text").length,
    0,
  );
  return lines <= rows.length + 2;
}

export interface SpecTableProps {
  block: SpecTableBlock;
}

/** Technical specifications as a table. Short lists and the illustration are next to the table. */
export function SpecTable({ block }: SpecTableProps) {
  const lists = selectTranslatedRows(block.lists, "title");
  const rows = selectTranslatedRows(block.rows, "label", "value");
  if (rows.length === 0) {
    return null;
  }
  const areListsInSideColumn = lists.length > 0 && fitNextToTable(lists, rows);
  const hasSideColumn = areListsInSideColumn || Boolean(block.illustration);
  return (
    <BlockSection block={block} align="split" actions={<SecondaryActions actions={block.asides} />}>
      <div className={hasSideColumn ? styles.tableBesideLists : undefined}>
        <SpecList
          rows={rows.map((row) => ({
            ...row,
            label: <TextWithTerms text={row.label} />,
            note: row.note ? <TextWithTerms text={row.note} /> : null,
          }))}
        />
        {hasSideColumn ? (
          <div className={styles.sideLists}>
            {areListsInSideColumn ? <SpecLists lists={lists} /> : null}
            {block.illustration ? <Illustration name={block.illustration} /> : null}
          </div>
        ) : null}
      </div>
      {lists.length > 0 && !areListsInSideColumn ? (
        <div className={styles.listsBelow}>
          <SpecLists lists={lists} />
        </div>
      ) : null}
    </BlockSection>
  );
}
