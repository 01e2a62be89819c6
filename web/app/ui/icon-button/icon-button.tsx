import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { Link } from "#app/ui/link/link.tsx";
import * as styles from "./icon-button.css.ts";

interface Named {
  icon: IconName;
  /** Accessible name. */
  label: string;
}

export interface IconButtonProps
  extends Named,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children" | "className"> {
  ref?: Ref<HTMLButtonElement>;
}

/** A small button with an icon instead of a label, for example to close, search or show. */
export function IconButton({ icon, label, type = "button", ...rest }: IconButtonProps) {
  return (
    <button data-tip="" {...rest} type={type} className={styles.iconButton} aria-label={label}>
      <Icon name={icon} size="small" />
    </button>
  );
}

export interface IconLinkProps extends Named {
  href: string;
}

/** A link that looks like an IconButton. */
export function IconLink({ icon, label, href }: IconLinkProps) {
  return (
    <Link className={styles.iconButton} href={href} aria-label={label} data-tip="">
      <Icon name={icon} size="small" />
    </Link>
  );
}
