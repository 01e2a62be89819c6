import type { ButtonHTMLAttributes } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { Spinner } from "#app/ui/spinner/spinner.tsx";
import * as styles from "./button.css.ts";

export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** At most one `primary` per view; `danger` is for destructive actions. */
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  /** Fills the width of its column. */
  isWide?: boolean;
  /** The action is running: the button cannot be pressed again and shows `pendingLabel`. */
  isPending?: boolean;
  /** Text such as "Sending..."; by default the label stays. */
  pendingLabel?: string;
}

/**
 * A native button, by default of type "button"; use "submit" in forms. Before React is loaded, the
 * attribute `data-busy` shows `pendingLabel` (start-react.ts).
 */
export function Button({
  tone = "primary",
  size = "medium",
  type = "button",
  icon,
  isWide = false,
  isPending = false,
  pendingLabel,
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.tones[tone], styles.sizes[size], isWide ? styles.wide : ""].join(" ")}
      disabled={disabled || isPending}
      data-pending-label={pendingLabel}
    >
      {isPending ? <Spinner /> : null}
      {icon && !isPending ? <Icon name={icon} size="small" /> : null}
      {pendingLabel ? <span>{isPending ? pendingLabel : children}</span> : children}
    </button>
  );
}
