import type { ButtonHTMLAttributes } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { Spinner } from "#app/ui/spinner/spinner.tsx";
import * as styles from "./button.css.ts";

export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** One `primary` per view; `danger` takes something away. */
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  /** As wide as its column. */
  isWide?: boolean;
  /** What it does is under way: it cannot be pressed again, and says `pendingLabel`. */
  isPending?: boolean;
  /** Such as "Sending..."; the label itself stays when there is none. */
  pendingLabel?: string;
}

/**
 * A native button; `type` is "submit" where the form is what it is for. Before React is there the
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
