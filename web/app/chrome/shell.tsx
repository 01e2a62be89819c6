import type { Alternates } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { SiteContent } from "#app/cms/content-client.server.ts";
import { SiteProvider } from "#app/cms/site-context.tsx";
import { CookieBanner, LanguageSelector, Shortcuts } from "./floating.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { skipLink } from "./shell.css.ts";

export interface ShellProps {
  site: Pick<SiteContent, "locale" | "settings" | "navigation">;
  alternates?: Alternates;
  children: ReactNode;
}

/** What every page of the site has around its content. */
export function Shell({ site, alternates = {}, children }: ShellProps) {
  return (
    <SiteProvider site={site}>
      <a className={skipLink} href="#content">
        <FormattedMessage id="skipToContent" />
      </a>
      <Header items={site.navigation.headerItems} />
      <CookieBanner />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer navigation={site.navigation} />
      <LanguageSelector alternates={alternates} />
      <Shortcuts />
    </SiteProvider>
  );
}
