import type { InputHTMLAttributes } from "react";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import * as styles from "./search-field.css.ts";

export interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> {
  name: string;
  /** Accessible name of the field and its button. */
  label: string;
}

/** Content of a search form: the text field and the submit button. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <div className={styles.frame}>
      <input
        placeholder={label}
        {...input}
        type="search"
        aria-label={label}
        className={styles.input}
      />
      <span className={styles.submit}>
        <IconButton type="submit" icon="search" label={label} disabled={input.disabled} />
      </span>
    </div>
  );
}
