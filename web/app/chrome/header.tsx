import type { Link, Navigation } from "cms/payload-types";
import { documentPath, homeSlug, searchPath } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { resolveLink } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { accountPath } from "#app/session/account-path.ts";
import { ActionLink, Icon } from "#app/ui/index.ts";
import * as styles from "./header.css.ts";
import { SiteLink } from "./site-link.tsx";
import { SkipLink } from "./skip-link.tsx";

type HeaderItem = NonNullable<Navigation["headerItems"]>[number];

const menuId = "site_menu";

/** Maximum number of items next to the brand; further items move to a submenu. */
const maxItems = 5;

interface SubmenuLink extends Pick<HeaderItem, "link"> {
  id?: string | null | undefined;
}

interface SubmenuProps {
  label: string;
  links: SubmenuLink[];
}

/** A submenu of the navigation. Uses a disclosure, because a disclosure works without scripts. */
function Submenu({ label, links }: SubmenuProps) {
  return (
    <li className={styles.menuItem}>
      <details name="header-submenu" data-submenu="">
        <summary className={styles.menuItemLink}>
          {label}
          <Icon name="chevron-down" size="small" />
        </summary>
        <ul className={styles.submenu}>
          {links.map(({ id, link }) => (
            <li key={id}>
              <SiteLink link={link} className={styles.menuItemLink} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function linksOf({ id, link, children }: HeaderItem): SubmenuLink[] {
  return [{ id, link }, ...(children ?? [])];
}

/**
 * An item of the navigation: a link, or a submenu that begins with a link to the item's own page. Renders nothing if
 * the item has no label.
 */
function HeaderMenuItem(item: HeaderItem) {
  const { link, children } = item;
  if (!link.label) {
    return null;
  }
  return children?.length ? (
    <Submenu label={link.label} links={linksOf(item)} />
  ) : (
    <li className={styles.menuItem}>
      <SiteLink link={link} className={styles.menuItemLink} />
    </li>
  );
}

/** Link to the page with the prices. Renders nothing if the language has no such page. */
function PricesLink({ className }: { className: string }) {
  const { settings } = useSite();
  const label = useIntl().formatMessage({ id: "header.prices" });
  const document = { relationTo: "pages", value: settings.calculatorPage ?? "" } as const;
  return <SiteLink link={{ kind: "document", document, label }} className={className} />;
}

function HeaderMenu({ items }: { items: HeaderItem[] }) {
  const intl = useIntl();
  const visibleItems = items.length > maxItems ? items.slice(0, maxItems - 1) : items;
  const overflowLinks = items.slice(visibleItems.length).flatMap(linksOf);
  return (
    <ul className={styles.menuItems}>
      {visibleItems.map((item) => (
        <HeaderMenuItem key={item.id} {...item} />
      ))}
      {overflowLinks.length > 0 ? (
        <Submenu label={intl.formatMessage({ id: "header.more" })} links={overflowLinks} />
      ) : null}
      <li className={styles.menuOnlyItem}>
        <PricesLink className={styles.menuItemLink} />
      </li>
    </ul>
  );
}

export interface HeaderProps {
  items: Navigation["headerItems"];
}

function Brand() {
  const { locale, settings } = useSite();
  const intl = useIntl();
  const logo = typeof settings.logo === "object" ? settings.logo : null;
  return (
    <a
      className={styles.brandLink}
      href={documentPath({ collection: "pages", slug: homeSlug, locale })}
      aria-label={intl.formatMessage({ id: "header.home" }, { brand: settings.brandName })}
    >
      {logo?.url ? (
        <img
          className={styles.logo}
          src={logo.url}
          alt=""
          width={98}
          height={98}
          // Loads the logo with low priority. Otherwise React would preload the logo before more important resources.
          fetchPriority="low"
        />
      ) : null}
      <span className={styles.brandName}>{settings.brandName}</span>
    </a>
  );
}

function ThemeSwitch() {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.themeSwitch}
      data-theme-switch=""
      data-tip=""
      aria-label={intl.formatMessage({ id: "header.darkTheme" })}
    >
      <Icon name="sun-moon" />
    </button>
  );
}

/**
 * Header of a campaign page. The brand is the only link to the rest of the site, and the call to action stays visible.
 */
export function LandingHeader({ blocks }: { blocks: readonly object[] }) {
  const site = useSite();
  const actions = blocks.flatMap((block) => ("actions" in block && block.actions) || []);
  const [action] = (actions as { link: Link }[]).flatMap(({ link }) => {
    const target = link.label ? resolveLink(link, site) : undefined;
    return target ? [{ ...target, label: link.label }] : [];
  });
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <Brand />
        {action ? (
          <ActionLink href={action.href} isExternal={action.isExternal} size="small">
            {action.label}
          </ActionLink>
        ) : null}
        <ThemeSwitch />
      </div>
    </header>
  );
}

/** The sticky header: brand, navigation (in a menu below the medium width), colour scheme. */
export function Header({ items }: HeaderProps) {
  const { locale } = useSite();
  const intl = useIntl();
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <Brand />
        <button
          type="button"
          className={styles.menuToggle}
          data-tip=""
          popoverTarget={menuId}
          aria-label={intl.formatMessage({ id: "header.menu" })}
        >
          <Icon name="menu" />
          <Icon name="x" />
        </button>
        <nav
          id={menuId}
          popover="auto"
          className={styles.navigation}
          aria-label={intl.formatMessage({ id: "header.navigation" })}
        >
          <HeaderMenu items={items ?? []} />
        </nav>
        <a
          className={styles.searchLink}
          data-search=""
          data-tip=""
          href={searchPath(locale)}
          aria-label={intl.formatMessage({ id: "search.open" })}
          aria-keyshortcuts="/ Control+K"
        >
          <Icon name="search" />
        </a>
        <PricesLink className={styles.pricesLink} />
        <a
          className={styles.clientAreaLink}
          data-tip=""
          href={accountPath(locale, "/client-area")}
          aria-label={intl.formatMessage({ id: "header.clientArea" })}
        >
          <Icon name="circle-user" />
          <span className={styles.clientAreaLabel}>
            <FormattedMessage id="header.clientArea" />
          </span>
        </a>
        <ThemeSwitch />
      </div>
    </header>
  );
}
