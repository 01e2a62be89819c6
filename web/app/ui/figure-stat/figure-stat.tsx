import * as styles from "./figure-stat.css.ts";

export interface FigureStatProps {
  /** The number as it is read: "99,9 %", "24/7", "500+". */
  value: string;
  label: string;
}

/** A number as hero, with what it counts below it. */
export function FigureStat({ value, label }: FigureStatProps) {
  return (
    <p className={styles.stat}>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
    </p>
  );
}
