import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import * as styles from "./spec-list.css.ts";

export interface SpecRow {
  /** Id of the row in the CMS content. */
  id?: string | null | undefined;
  icon?: IconName | undefined;
  label: ReactNode;
  value: string;
  note?: ReactNode;
}

export interface SpecListProps {
  rows: ReadonlyArray<SpecRow>;
}

/** A definition list styled as a table: label, value, and a note. */
export function SpecList({ rows }: SpecListProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {rows.map((row) => (
          <div className={styles.row} key={row.id}>
            <dt className={styles.label}>
              {row.icon ? (
                <span className={styles.icon}>
                  <Icon name={row.icon} size="small" />
                </span>
              ) : null}
              <span>{row.label}</span>
            </dt>
            <dd className={styles.value}>{row.value}</dd>
            {row.note ? <dd className={styles.note}>{row.note}</dd> : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
