import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import * as styles from "./switch.css.ts";

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "role" | "type"> {
  label: string;
  /** Help text. */
  hint?: ReactNode;
  /** Value that a plain form submits while the switch is off, since an unchecked checkbox submits nothing. */
  offValue?: string | undefined;
}

/** A setting that is on or off. A native checkbox; the whole card is clickable. */
export function Switch({ label, hint, offValue, id, ...input }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  return (
    <div className={styles.card}>
      {offValue === undefined ? null : <input type="hidden" name={input.name} value={offValue} />}
      <input
        {...input}
        className={styles.switchControl}
        id={controlId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        aria-describedby={hint ? hintId : undefined}
      />
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {hint ? (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
