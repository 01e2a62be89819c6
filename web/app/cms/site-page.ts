import type { Locale } from "contracts";
import type { Announcement, Content, ShellContent } from "./content-client.server.ts";

type Found = Exclude<Content, { kind: "redirect" }>;
type PageContent = Extract<Found, { kind: "pages" }>;

/** Whether the page has a calculator: others name prices at most, in their copy. */
export function calculates(
  content: Found,
): content is PageContent & Required<Pick<PageContent, "priceCatalogue">> {
  return (
    content.kind === "pages" &&
    content.priceCatalogue !== undefined &&
    content.document.blocks.some(({ blockType }) => blockType === "priceCalculator")
  );
}

/** What stands around a page. */
export interface SiteAround extends Omit<ShellContent, "announcements"> {
  locale: Locale;
  /** The one that is for this page. */
  announcement?: Announcement | undefined;
}

/** What a page of the site is drawn from. */
export interface SitePage extends SiteAround {
  content: Found;
  /** The page's own path, and the site's public origin. */
  path: string;
  origin: string;
  /** What the query asks of a calculator, if anything (server/quote-search.ts). */
  search: string;
}
