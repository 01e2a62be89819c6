import { FormattedMessage, useIntl } from "react-intl";
import { SiteProvider } from "#app/cms/site-context.tsx";
import { accountPath } from "#app/session/account-path.ts";
import { Icon } from "#app/ui/index.ts";
import { LanguageSelector } from "./floating.tsx";
import * as styles from "./panel-layout.css.ts";
import type { SiteLayoutProps } from "./site-layout.tsx";
import { SkipLink } from "./skip-link.tsx";

const languages = { button: styles.barTool, list: styles.languages };

/**
 * Header of the panel. Has no site navigation, chat, footer or cookie banner; the panel's only cookie is the session
 * cookie.
 */
export function PanelLayout({
  site,
  alternates = {},
  children,
}: Omit<SiteLayoutProps, "site"> & { site: Pick<SiteLayoutProps["site"], "locale" | "settings"> }) {
  const intl = useIntl();
  return (
    <SiteProvider site={site}>
      <header className={styles.header}>
        <SkipLink />
        <div className={styles.bar}>
          <a className={styles.brandLink} href={accountPath(site.locale, "/admin")}>
            {site.settings.brandName}
          </a>
          <a
            className={styles.barTool}
            href={accountPath(site.locale, "/admin").replace(/admin$/, "")}
          >
            <Icon name="globe" size="small" />
            <FormattedMessage id="panel.site" />
          </a>
          <LanguageSelector toolbarClasses={languages} alternates={alternates} />
          <button
            type="button"
            className={styles.barTool}
            data-theme-switch=""
            data-tip=""
            aria-label={intl.formatMessage({ id: "header.darkTheme" })}
          >
            <Icon name="sun-moon" />
          </button>
        </div>
      </header>
      <main className={styles.main} id="page_content" tabIndex={-1}>
        {children}
      </main>
    </SiteProvider>
  );
}
