import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/index.ts";
import * as styles from "./action-link.css.ts";

export interface TextLinkProps {
  href: string;
  /** Opens a new tab. */
  isExternal?: boolean | undefined;
  children: ReactNode;
}

/** A link on a line of its own, with an arrow: "learn more". */
export function TextLink({ href, isExternal = false, children }: TextLinkProps) {
  return (
    <a
      className={styles.textLink}
      href={href}
      target={isExternal ? "_blank" : undefined}
      rel={isExternal ? "noopener" : undefined}
    >
      {children}
      <Icon name="arrow-right" size="small" />
    </a>
  );
}
