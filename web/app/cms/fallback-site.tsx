import { createContext, type ReactNode, useContext } from "react";
import type { LayoutData } from "./content-client.server.ts";
import type { Site } from "./site-context.tsx";

/** The last known layout data, in the language of the page. */
export type FallbackSite = LayoutData & Pick<Site, "locale">;

const FallbackSiteContext = createContext<FallbackSite | undefined>(undefined);

export interface FallbackSiteProviderProps {
  site: FallbackSite | undefined;
  children: ReactNode;
}

/** Set by the server for error pages (entry.server.tsx). */
export function FallbackSiteProvider({ site, children }: FallbackSiteProviderProps) {
  return <FallbackSiteContext value={site}>{children}</FallbackSiteContext>;
}

export function useFallbackSite(): FallbackSite | undefined {
  return useContext(FallbackSiteContext);
}
