import type { Alternates } from "contracts";
import type { ReactNode } from "react";
import type { PageLayoutData, SitePage } from "#app/cms/page-data.ts";
import { SiteProvider } from "#app/cms/site-context.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { CookieBanner, FloatingButtons, LanguageSelector } from "./floating.tsx";
import { Footer, LegalFooter } from "./footer.tsx";
import { Header, LandingHeader } from "./header.tsx";

export interface SiteLayoutProps {
  site: PageLayoutData & Partial<Pick<SitePage, "content">>;
  alternates?: Alternates;
  children: ReactNode;
}

/** The chrome of every page of the site. */
export function SiteLayout({ site, alternates = {}, children }: SiteLayoutProps) {
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
      <FloatingButtons />
    </SiteProvider>
  );
}
