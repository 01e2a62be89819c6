import * as styles from "./word-mark.css.ts";

export interface WordMarkProps {
  name: string;
  /** Field of business, such as "processors". */
  field: string;
}

/** Shows the name of another company in our typeface, never its logo, and its field of business. */
export function WordMark({ name, field }: WordMarkProps) {
  return (
    <p className={styles.wordMark}>
      <span className={styles.name}>{name}</span>{" "}
      <span className={styles.activityField}>{field}</span>
    </p>
  );
}
