import { createContext, useContext } from "react";
import { createContext as createRequestContext } from "react-router";
import type { SitePage } from "./page-data.ts";

/** The page of a content route. Set by its loader, and read by entry.server.tsx. */
export const sitePageContext = createRequestContext<SitePage | null>(null);

/**
 * The page that a content route renders. Set by the server (entry.server.tsx), because React Router
 * serializes loader data even for pages whose scripts never read it.
 */
export const PageContext = createContext<SitePage | null>(null);

/** Returns the page of a content route; in development, where it hydrates, from its loader data. */
export function usePage({ page: sent }: { page: SitePage | undefined }): SitePage {
  const page = useContext(PageContext) ?? sent;
  if (!page) {
    throw new Error("usePage needs a loader that calls sendSitePage");
  }
  return page;
}
