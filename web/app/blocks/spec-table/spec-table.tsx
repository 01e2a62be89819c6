import type { SpecTableBlock } from "cms/payload-types";
import { useId } from "react";
import { Illustration } from "#app/ui/illustration/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { SpecList } from "#app/ui/spec-list/index.ts";
import { translated, translatedLines } from "../translated.ts";
import * as styles from "./spec-table.css.ts";

export interface SpecTableProps {
  block: SpecTableBlock;
}

/** Technical specifications as a data sheet; lists and drawing stand in its margin. */
export function SpecTable({ block }: SpecTableProps) {
  const headingId = useId();
  const lists = translated(block.lists, "title");
  const hasMargin = lists.length > 0 || Boolean(block.illustration);
  const rows = translated(block.rows, "label", "value");
  if (rows.length === 0) {
    return null;
  }
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        eyebrow={block.eyebrow}
        heading={block.heading}
        lede={block.lede}
        align="split"
      />
      <div className={hasMargin ? styles.sheetWithMargin : undefined}>
        <SpecList rows={rows} />
        {hasMargin ? (
          <div className={styles.margin}>
            {lists.map((list) => (
              <div key={list.title}>
                <h3 className={styles.listTitle}>{list.title}</h3>
                <ul>
                  {translatedLines(list.items).map((item) => (
                    <li className={styles.listItem} key={item}>
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {block.illustration ? <Illustration name={block.illustration} /> : null}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
