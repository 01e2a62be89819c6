import { createContext, useContext } from "react";
import { createContext as createRequestContext } from "react-router";
import type { SitePage } from "./page-data.ts";

/** The page of a content route. Set by its loader, and read by entry.server.tsx. */
export const sitePageContext = createRequestContext<SitePage | null>(null);

/**
 * The page that a content route renders, set by the server (entry.server.tsx). Not in the loader data, which would be
 * serialized into the HTML although no script of these pages reads it.
 */
export const PageContext = createContext<SitePage | null>(null);

/**
 * Returns the page of a content route from the context. In development the page hydrates, so the loader data contains
 * the page instead.
 */
export function usePage({ page: sent }: { page: SitePage | undefined }): SitePage {
  const page = useContext(PageContext) ?? sent;
  if (!page) {
    throw new Error("usePage needs a loader that calls sendSitePage");
  }
  return page;
}
