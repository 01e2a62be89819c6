import type { ValuesBlock } from "cms/payload-types";
import { useId } from "react";
import { Icon } from "#app/ui/icon/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { translated } from "../translated.ts";
import * as styles from "./values.css.ts";

export interface ValuesProps {
  block: ValuesBlock;
}

/** Mission and vision in large type, then the values as a numbered list. */
export function Values({ block }: ValuesProps) {
  const headingId = useId();
  const statements = translated(block.statements, "title", "text");
  const values = translated(block.values, "title", "text");
  if (values.length === 0 && statements.length === 0) {
    return null;
  }
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        eyebrow={block.eyebrow}
        heading={block.heading}
        lede={block.lede}
      />
      {statements.length > 0 ? (
        <div className={styles.statements}>
          {statements.map((statement) => (
            <div className={styles.statement} key={statement.title}>
              <h3 className={styles.statementTitle}>{statement.title}</h3>
              <p className={styles.statementText}>{statement.text}</p>
            </div>
          ))}
        </div>
      ) : null}
      <ol className={styles.values}>
        {values.map((value) => (
          <li className={styles.value} key={value.title}>
            <h3 className={styles.title}>{value.title}</h3>
            <p className={styles.text}>{value.text}</p>
            <span className={styles.icon}>
              <Icon name={value.icon} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
