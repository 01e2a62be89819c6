import type { SiteSetting } from "cms/payload-types";
import type { Locale } from "contracts";
import { createContext, type ReactNode, useContext } from "react";

export interface Site {
  locale: Locale;
  settings: SiteSetting;
  /** Campaign of the page, if it has one. */
  campaign?: string | null | undefined;
}

const SiteContext = createContext<Site | undefined>(undefined);

export interface SiteProviderProps {
  site: Site;
  children: ReactNode;
}

export function SiteProvider({ site, children }: SiteProviderProps) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Returns language and settings of the rendered site. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) {
    throw new Error("useSite needs a SiteProvider above it");
  }
  return site;
}
