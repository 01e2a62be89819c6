import { hidden } from "#app/ui/visually-hidden/visually-hidden.css.ts";
import * as styles from "./number-field.css.ts";
import type { NumberInputProps } from "./plain-number-field.tsx";
import type { useNumberInput } from "./use-number-input.ts";

interface TypedInputProps extends Pick<NumberInputProps, "id" | "name"> {
  typing: ReturnType<typeof useNumberInput>;
  describedBy: string;
}

/** The text field, and a live region that announces changes made by keys and buttons. */
export function NumberInput({ id, name, typing, describedBy }: TypedInputProps) {
  return (
    <>
      <input
        {...typing.input}
        className={styles.textInput}
        id={id}
        data-input={name}
        aria-describedby={describedBy}
      />
      <span className={hidden} aria-live="assertive">
        {typing.stepped}
      </span>
    </>
  );
}
