import type { Alternates } from "contracts";
import type { ReactNode } from "react";
import { SiteProvider } from "#app/cms/site-context.tsx";
import type { SiteAround, SitePage } from "#app/cms/site-page.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { CookieBanner, LanguageSelector, Shortcuts } from "./floating.tsx";
import { Footer, LegalFooter } from "./footer.tsx";
import { Header, LandingHeader } from "./header.tsx";

export interface ShellProps {
  site: SiteAround & Partial<Pick<SitePage, "content">>;
  alternates?: Alternates;
  children: ReactNode;
}

/** The chrome of every page of the site. */
export function Shell({ site, alternates = {}, children }: ShellProps) {
  const { locale, settings, navigation, announcement, content } = site;
  const page = content?.kind === "pages" ? content.document : undefined;
  const campaign = page?.landing?.campaign;
  return (
    <SiteProvider site={{ locale, settings, campaign }}>
      {page?.landing?.hidesNavigation ? (
        <LandingHeader blocks={page.blocks} />
      ) : (
        <Header items={navigation.headerItems} />
      )}
      {announcement ? <AnnouncementBar announcement={announcement} /> : null}
      <CookieBanner />
      <main id="page_content" tabIndex={-1}>
        {children}
      </main>
      {page?.landing?.hidesNavigation ? (
        <LegalFooter navigation={navigation} />
      ) : (
        <Footer navigation={navigation} />
      )}
      <LanguageSelector alternates={alternates} />
      <Shortcuts />
    </SiteProvider>
  );
}
