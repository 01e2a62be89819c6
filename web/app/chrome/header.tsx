import type { Navigation } from "cms/payload-types";
import { documentPath, homeSlug } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { personalPath } from "#app/session/personal-path.ts";
import { Icon } from "#app/ui/index.ts";
import * as styles from "./header.css.ts";
import { SiteLink } from "./site-link.tsx";

type HeaderItem = NonNullable<Navigation["headerItems"]>[number];

const menuId = "site-menu";

/** An item with children opens them in a disclosure, which works without scripts. */
function HeaderMenuItem({ link, children }: HeaderItem) {
  if (!children?.length) {
    return (
      <li className={styles.item}>
        <SiteLink link={link} className={styles.itemLink} />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <details name="header-submenu" data-submenu="">
        <summary className={styles.itemLink}>
          {link.label}
          <Icon name="chevron-down" size="small" />
        </summary>
        <ul className={styles.submenu}>
          {children.map((child) => (
            <li key={child.id}>
              <SiteLink link={child.link} className={styles.itemLink} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

export interface HeaderProps {
  items: Navigation["headerItems"];
}

/** The sticky bar: brand, navigation (behind a toggle below the medium width), colour scheme. */
export function Header({ items }: HeaderProps) {
  const { locale, settings } = useSite();
  const intl = useIntl();
  const logo = typeof settings.logo === "object" ? settings.logo : null;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a
          className={styles.brand}
          href={documentPath({ collection: "pages", slug: homeSlug, locale })}
          aria-label={intl.formatMessage({ id: "header.home" }, { brand: settings.brandName })}
        >
          {logo?.url ? (
            <img className={styles.logo} src={logo.url} alt="" width={98} height={98} />
          ) : null}
          <span className={styles.brandName}>{settings.brandName}</span>
        </a>
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
          <ul className={styles.items}>
            {items?.map((item) => (
              <HeaderMenuItem key={item.id} {...item} />
            ))}
          </ul>
        </nav>
        <a
          className={styles.clientArea}
          data-tip=""
          href={personalPath(locale, "/client-area")}
          aria-label={intl.formatMessage({ id: "header.clientArea" })}
        >
          <Icon name="circle-user" />
          <span className={styles.clientAreaLabel}>
            <FormattedMessage id="header.clientArea" />
          </span>
        </a>
        <button
          type="button"
          className={styles.themeSwitch}
          data-theme-switch=""
          data-tip=""
          aria-label={intl.formatMessage({ id: "header.darkTheme" })}
        >
          <Icon name="sun-moon" />
        </button>
      </div>
    </header>
  );
}
