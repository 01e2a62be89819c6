import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./status-chip.css.ts";

export interface StatusChipProps {
  tone: "positive" | "neutral" | "warning";
  children: ReactNode;
}

/** A status as text. The shape of the chip's dot also shows the status, because colour alone is not accessible. */
export function StatusChip({ tone, children }: StatusChipProps) {
  return <span className={styles.tones[tone]}>{children}</span>;
}

export interface StatusToggleProps
  extends StatusChipProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children" | "type"> {}

/** A chip that changes the status when pressed: the submit button of its form. */
export function StatusToggle({ tone, children, ...button }: StatusToggleProps) {
  return (
    <button {...button} type="submit" className={styles.toggleButton}>
      <StatusChip tone={tone}>{children}</StatusChip>
    </button>
  );
}
