import type { Locale } from "contracts";
import type { Announcement, Content, LayoutData } from "./content-client.server.ts";

type RenderedContent = Exclude<Content, { kind: "redirect" }>;
type PageContent = Extract<RenderedContent, { kind: "pages" }>;

/** Returns true if the page has a calculator. Other pages mention prices only in their text. */
export function hasCalculator(
  content: RenderedContent,
): content is PageContent & Required<Pick<PageContent, "priceCatalogue">> {
  return (
    content.kind === "pages" &&
    content.priceCatalogue !== undefined &&
    content.document.blocks.some(({ blockType }) => blockType === "priceCalculator")
  );
}

/** Layout data of a page. */
export interface PageLayoutData extends Omit<LayoutData, "announcements"> {
  locale: Locale;
  /** The announcement for this page. */
  announcement?: Announcement | undefined;
}

/** The page above a page with a nested slug, such as the glossary above `/glossario/rpo`. */
export interface ParentPage {
  title: string;
  path: string;
  /** The parent's glossary term that the page explains. */
  term?: { name: string; meaning: string } | undefined;
}

/** All data that a page of the site is rendered from. */
export interface SitePage extends PageLayoutData {
  content: RenderedContent;
  parent?: ParentPage | undefined;
  /** The page's path, and the site's public origin. */
  path: string;
  origin: string;
  /** Query parameters of a calculator, if any (server/known-parameters.ts). */
  search: string;
}
