import { type Alternates, type Locale, localePrefix, locales } from "contracts";
import type { HeadersArgs, MetaDescriptor } from "react-router";
import type { SitePage } from "#app/cms/site-page.ts";
import { icon } from "#app/seo/head-tags.ts";

/** Of an answer that nobody else may be shown. */
export const notKept = { "cache-control": "no-store" };

/** A route's headers are its loader's, or those of what it threw. */
export function siteHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

/** Of a page with the site around it that search engines are not to list. */
export function noindexMeta({
  loaderData: site,
}: {
  loaderData?: Partial<Pick<SitePage, "settings">> | undefined;
}): MetaDescriptor[] {
  const { settings } = site ?? {};
  return [{ name: "robots", content: "noindex" }, ...(settings ? icon({ settings }) : [])];
}

/** The same page in every language: where it is below the language's prefix. */
export function alternatesAt(pathIn: (locale: Locale) => string): Alternates {
  return Object.fromEntries(
    locales.map((locale) => [locale, `${localePrefix(locale)}/${pathIn(locale)}`]),
  );
}

/** The link's token must not reach another site. Without any referrer, forms would name no origin. */
export function noReferrer() {
  return { "referrer-policy": "same-origin" };
}
