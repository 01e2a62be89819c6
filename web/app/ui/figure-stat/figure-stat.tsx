import * as styles from "./figure-stat.css.ts";

export interface FigureStatProps {
  /** The number as displayed: "99,9 %", "24/7", "500+". */
  value: string;
  label: string;
}

/** A large number with its label below. */
export function FigureStat({ value, label }: FigureStatProps) {
  return (
    <p className={styles.stat}>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
    </p>
  );
}
