import type { ValuesBlock } from "cms/payload-types";
import { Icon } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./values.css.ts";

export interface ValuesProps {
  block: ValuesBlock;
}

/** Mission and vision in large type, then the values as a numbered list. */
export function Values({ block }: ValuesProps) {
  const statements = selectTranslatedRows(block.statements, "title", "text");
  const values = selectTranslatedRows(block.values, "title", "text");
  if (values.length === 0 && statements.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block}>
      {statements.length > 0 ? (
        <div className={styles.statements}>
          {statements.map((statement) => (
            <div className={styles.statement} key={statement.id}>
              <h3 className={styles.statementTitle}>{statement.title}</h3>
              <p className={styles.statementText}>{statement.text}</p>
            </div>
          ))}
        </div>
      ) : null}
      <ol className={styles.values}>
        {values.map((value) => (
          <li className={styles.value} key={value.id}>
            <h3 className={styles.title}>{value.title}</h3>
            <p className={styles.text}>{value.text}</p>
            <span className={styles.icon}>
              <Icon name={value.icon} />
            </span>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
