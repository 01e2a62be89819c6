import * as styles from "./word-mark.css.ts";

export interface WordMarkProps {
  name: string;
  /** What the company does: "processors". */
  field: string;
}

/** The same name always gets the same setting. */
function settingOf(name: string): string | undefined {
  const sum = Array.from(name).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return styles.settings[sum % styles.settings.length];
}

/** The name of another company set in type: our drawing, never its logo. */
export function WordMark({ name, field }: WordMarkProps) {
  return (
    <p className={styles.mark}>
      <span className={settingOf(name)}>{name}</span> <span className={styles.field}>{field}</span>
    </p>
  );
}
