import type { ReactNode } from "react";
import { Link } from "#app/ui/link/link.tsx";
import * as styles from "./area-header.css.ts";

export interface AreaTab {
  href: string;
  label: string;
  isCurrent: boolean;
}

export interface AreaHeaderProps {
  heading: ReactNode;
  lede?: ReactNode;
  /** At the end of the heading's line, such as the way out. */
  action?: ReactNode;
  /** What the tabs are, for those who do not see them. */
  tabsLabel: string;
  tabs: ReadonlyArray<AreaTab>;
  /** Of a tool, which needs the room for what it is for. */
  isDense?: boolean;
}

/** Head of an area with several screens: what it is, and links to its screens. */
export function AreaHeader({
  heading,
  lede,
  action,
  tabsLabel,
  tabs,
  isDense = false,
}: AreaHeaderProps) {
  return (
    <div className={styles.band}>
      <div className={isDense ? styles.denseContent : styles.bandContent}>
        <div>
          <h1 className={isDense ? styles.denseHeading : styles.heading}>{heading}</h1>
          {lede ? <p className={styles.lede}>{lede}</p> : null}
        </div>
        {action}
      </div>
      <nav className={styles.tabs} aria-label={tabsLabel}>
        <ul className={styles.tabList}>
          {tabs.map(({ href, label, isCurrent }) => (
            <li key={href}>
              <Link
                className={styles.tab}
                href={href}
                aria-current={isCurrent ? "page" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The screen below the head. */
export function AreaBody({
  isDense = false,
  children,
}: {
  isDense?: boolean;
  children: ReactNode;
}) {
  return <div className={isDense ? styles.denseBody : styles.body}>{children}</div>;
}
