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
  /** Content at the end of the heading's line, such as a log-out button. */
  action?: ReactNode;
  /** Accessible name of the tabs. */
  tabsLabel: string;
  tabs: ReadonlyArray<AreaTab>;
  /** Smaller header for screens that need the space for their content, such as the panel. */
  isDense?: boolean;
}

/** Header of an area with several screens: heading, action, and tabs that link to the screens. */
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
      <div className={isDense ? styles.denseBandContent : styles.bandContent}>
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

/** Container of the screen below the header. */
export function AreaBody({
  isDense = false,
  children,
}: {
  isDense?: boolean;
  children: ReactNode;
}) {
  return <div className={isDense ? styles.denseBody : styles.body}>{children}</div>;
}
