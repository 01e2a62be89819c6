import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./status-chip.css.ts";

export interface StatusChipProps {
  tone: "positive" | "neutral" | "warning";
  children: ReactNode;
}

/** A state in a word; the dot's shape says it too, beside the colour. */
export function StatusChip({ tone, children }: StatusChipProps) {
  return <span className={styles.tones[tone]}>{children}</span>;
}

export interface StatusToggleProps
  extends StatusChipProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children" | "type"> {}

/** A chip that changes the state when it is pressed: the submit button of its form. */
export function StatusToggle({ tone, children, ...button }: StatusToggleProps) {
  return (
    <button {...button} type="submit" className={styles.button}>
      <StatusChip tone={tone}>{children}</StatusChip>
    </button>
  );
}
