"use client";
import { Link } from "@payloadcms/ui";
import { usePathname } from "next/navigation.js";
import type { MenuEntry, MenuGroup } from "./entries.ts";

function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== "/cms" && pathname.startsWith(`${href}/`));
}

function Entry({ entry, pathname }: { entry: MenuEntry; pathname: string }) {
  const { href, text, count, countText, currentAt = [] } = entry;
  const isCurrent = [href, ...currentAt].some((each) => isWithin(pathname, each));
  return (
    <Link
      className="nav__link"
      href={href}
      prefetch={false}
      {...(isCurrent ? { "aria-current": "page" } : {})}
    >
      {isCurrent ? <div className="nav__link-indicator" /> : null}
      <span className="nav__link-label">{text}</span>
      {count ? (
        <span className="menu__count" title={`${countText}: ${count}`}>
          <span className="menu__count-text">{`${countText}: `}</span>
          {count}
        </span>
      ) : null}
    </Link>
  );
}

export interface MenuLinksProps {
  daily: MenuEntry[];
  groups: MenuGroup[];
  help: MenuEntry;
}

/** Links of the menu. A collapsible group is open while one of its screens is shown. */
export function MenuLinks({ daily, groups, help }: MenuLinksProps) {
  const pathname = usePathname();
  return (
    <>
      <ul className="menu__list">
        {daily.map((entry) => (
          <li key={entry.href}>
            <Entry entry={entry} pathname={pathname} />
          </li>
        ))}
      </ul>
      {groups.map(({ label, entries }) => {
        const isCurrent = entries.some(({ href }) => isWithin(pathname, href));
        return (
          <details key={`${label} ${isCurrent}`} className="menu__group" open={isCurrent}>
            <summary>{label}</summary>
            <ul className="menu__list">
              {entries.map((entry) => (
                <li key={entry.href}>
                  <Entry entry={entry} pathname={pathname} />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <Entry entry={help} pathname={pathname} />
    </>
  );
}
