import type { ReactNode } from "react";
import * as styles from "./side-by-side.css.ts";

/** Arranges several components in columns, as a block does. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.sideBySide}>{children}</div>;
}
