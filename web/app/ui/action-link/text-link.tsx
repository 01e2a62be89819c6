import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/index.ts";
import * as styles from "./action-link.css.ts";
import { NewTabNotice, newTab } from "./new-tab.tsx";

export interface TextLinkProps {
  href: string;
  /** Opens a new tab, which the link also says to assistive technology. */
  isExternal?: boolean | undefined;
  children: ReactNode;
}

/** A link on a line of its own, with an arrow: "learn more". */
export function TextLink({ href, isExternal = false, children }: TextLinkProps) {
  return (
    <a className={styles.textLink} href={href} {...(isExternal ? newTab : undefined)}>
      <span>
        {children}
        {isExternal ? <NewTabNotice /> : null}
      </span>
      <Icon name={isExternal ? "arrow-up-right" : "arrow-right"} size="small" />
    </a>
  );
}
