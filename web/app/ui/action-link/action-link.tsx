import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/icon/index.ts";
import * as styles from "./action-link.css.ts";
import { NewTabNotice, newTab } from "./new-tab.tsx";

export type ActionTone = "primary" | "secondary" | "quiet";

export interface ActionLinkProps {
  href: string;
  /** One `primary` per view; `quiet` has no frame until it is pointed at. */
  tone?: ActionTone | undefined;
  icon?: IconName | undefined;
  /** Opens a new tab, which the link also says to assistive technology. */
  isExternal?: boolean | undefined;
  children: ReactNode;
}

/** A link drawn as a button: the action a section leads to. */
export function ActionLink({
  href,
  tone = "primary",
  icon,
  isExternal = false,
  children,
}: ActionLinkProps) {
  return (
    <a className={styles.tones[tone]} href={href} {...(isExternal ? newTab : undefined)}>
      {icon ? <Icon name={icon} size="small" /> : null}
      <span>
        {children}
        {isExternal ? <NewTabNotice /> : null}
      </span>
    </a>
  );
}
