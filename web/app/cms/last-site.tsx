import { createContext, type ReactNode, useContext } from "react";
import type { ShellContent } from "./content-client.server.ts";
import type { Site } from "./site-context.tsx";

/** Settings and navigation as they were last read, in the language of the page. */
export type LastSite = ShellContent & Pick<Site, "locale">;

const LastSiteContext = createContext<LastSite | undefined>(undefined);

export interface LastSiteProviderProps {
  site: LastSite | undefined;
  children: ReactNode;
}

/** Only the server has it, and only for a page that could not be drawn (entry.server.tsx). */
export function LastSiteProvider({ site, children }: LastSiteProviderProps) {
  return <LastSiteContext value={site}>{children}</LastSiteContext>;
}

export function useLastSite(): LastSite | undefined {
  return useContext(LastSiteContext);
}
