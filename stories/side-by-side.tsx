import type { ReactNode } from "react";
import * as styles from "./side-by-side.css.ts";

/** Several of one kind in columns, as a block sets them. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.sideBySide}>{children}</div>;
}
