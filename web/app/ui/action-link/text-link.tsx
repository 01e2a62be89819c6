import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import * as styles from "./action-link.css.ts";
import { NewTabNotice, newTabAttributes } from "./new-tab.tsx";

export interface TextLinkProps {
  href: string;
  /** True if the link opens a new tab. The link announces the new tab to assistive technology. */
  isExternal?: boolean | undefined;
  /** True for a back link, whose arrow is before the text. */
  isBack?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link on a separate line, with an arrow, such as "learn more". */
export function TextLink({
  href,
  isExternal = false,
  isBack = false,
  onClick,
  children,
}: TextLinkProps) {
  if (isBack) {
    return (
      <Link className={styles.textLink} href={href}>
        <Icon name="arrow-left" size="small" />
        {"\u00a0"}
        {children}
      </Link>
    );
  }
  return (
    <Link
      className={styles.textLink}
      href={href}
      onClick={onClick}
      {...(isExternal ? newTabAttributes : undefined)}
    >
      {children}
      {isExternal ? <NewTabNotice /> : null}
      {/* Keeps the arrow on the same line as the last word. */}
      {"\u00a0"}
      <Icon name={isExternal ? "arrow-up-right" : "arrow-right"} size="small" />
    </Link>
  );
}
