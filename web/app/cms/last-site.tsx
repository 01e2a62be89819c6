import { createContext, type ReactNode, useContext } from "react";
import type { ShellContent } from "./content-client.server.ts";
import type { Site } from "./site-context.tsx";

/** The last known layout data, in the language of the page. */
export type LastSite = ShellContent & Pick<Site, "locale">;

const LastSiteContext = createContext<LastSite | undefined>(undefined);

export interface LastSiteProviderProps {
  site: LastSite | undefined;
  children: ReactNode;
}

/** Only the server has it, and only for an error page (entry.server.tsx). */
export function LastSiteProvider({ site, children }: LastSiteProviderProps) {
  return <LastSiteContext value={site}>{children}</LastSiteContext>;
}

export function useLastSite(): LastSite | undefined {
  return useContext(LastSiteContext);
}
