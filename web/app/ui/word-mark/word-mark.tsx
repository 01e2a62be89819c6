import * as styles from "./word-mark.css.ts";

export interface WordMarkProps {
  name: string;
  /** The company's business: "processors". */
  field: string;
}

/** Returns a style by the name's hash, so that a name always looks the same. */
function settingOf(name: string): string | undefined {
  const sum = Array.from(name).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return styles.settings[sum % styles.settings.length];
}

/** The name of another company in our own typography, never its logo. */
export function WordMark({ name, field }: WordMarkProps) {
  return (
    <p className={styles.mark}>
      <span className={settingOf(name)}>{name}</span> <span className={styles.field}>{field}</span>
    </p>
  );
}
