import type { ReactNode } from "react";
import { Section, SectionHeading } from "../../web/app/ui/index.ts";
import * as styles from "./token-page.css.ts";

export interface TokenPageProps {
  heading: string;
  lede: string;
  children: ReactNode;
}

/** Page that documents design tokens: heading, lede and tables. */
export function TokenPage({ heading, lede, children }: TokenPageProps) {
  return (
    <Section>
      <SectionHeading level={1} heading={heading} lede={lede} />
      {children}
    </Section>
  );
}

export interface TokenTableProps {
  /** Column headings after the token's name. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  caption: string;
}

/** A table of tokens: the name, then one cell per column. */
export function TokenTable({ columns, rows, caption }: TokenTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.tableScroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption hidden>{caption}</caption>
        <thead>
          <tr>
            {["Token", ...columns].map((column) => (
              <th key={column} className={styles.cell} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th className={`${styles.cell} ${styles.tokenName}`} scope="row">
                {name}
              </th>
              {cells.map((content, index) => (
                <td key={columns[index]} className={styles.cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
