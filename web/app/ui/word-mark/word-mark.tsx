import * as styles from "./word-mark.css.ts";

export interface WordMarkProps {
  name: string;
  /** What the company does: "processors". */
  field: string;
}

/** The name of another company set in type: our drawing, never its logo. */
export function WordMark({ name, field }: WordMarkProps) {
  return (
    <p className={styles.mark}>
      <span className={styles.name}>{name}</span> <span className={styles.field}>{field}</span>
    </p>
  );
}
