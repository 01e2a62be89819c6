import type { ReactNode } from "react";
import * as styles from "./grid.css.ts";

export interface GridProps {
  /** Columns where there is room; one column at 360 px. */
  columns: 2 | 3 | 4;
  as?: "ul" | "ol" | "div";
  children: ReactNode;
}

/** Equal columns which grow in number with the width. */
export function Grid({ columns, as: Element = "div", children }: GridProps) {
  return <Element className={styles.columns[columns]}>{children}</Element>;
}
