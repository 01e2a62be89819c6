import { type Alternates, type Locale, localePrefix, locales } from "contracts";
import type { HeadersArgs, MetaDescriptor } from "react-router";
import type { SitePage } from "#app/cms/page-data.ts";
import { createIconLink } from "#app/seo/head-tags.ts";

/** Headers of responses that no cache may store. */
export const noStoreHeaders = { "cache-control": "no-store" };

/** Returns the headers of the loader, or of the response that it threw. */
export function siteHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

/** Returns the metadata of a page that search engines must not list. */
export function noindexMeta({
  loaderData: site,
}: {
  loaderData?: Partial<Pick<SitePage, "settings">> | undefined;
}): MetaDescriptor[] {
  const { settings } = site ?? {};
  return [
    { name: "robots", content: "noindex" },
    ...(settings ? createIconLink({ settings }) : []),
  ];
}

/**
 * Returns the alternates of a page that exists in every language; `pathIn` is relative to the language's
 * prefix.
 */
export function createAlternates(pathIn: (locale: Locale) => string): Alternates {
  return Object.fromEntries(
    locales.map((locale) => [locale, `${localePrefix(locale)}/${pathIn(locale)}`]),
  );
}

/**
 * Prevents browsers from sending the link's token to other sites. "no-referrer" would also remove the origin that forms
 * need.
 */
export function sameOriginReferrerHeaders() {
  return { "referrer-policy": "same-origin" };
}
