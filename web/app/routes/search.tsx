import { searchQueryKey, searchSegments, splitLocalePath } from "contracts";
import { data } from "react-router";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { searchSite } from "#app/cms/content-client.server.ts";
import { SearchPage } from "#app/features/search/index.ts";
import { getIntl } from "#app/i18n/intl.ts";
import { markQueryReadContext } from "#app/request-context.ts";
import type { Route } from "./+types/search";
import { contentHeaders, loadSiteRouteData } from "./site-page.server.ts";
import { createAlternates, noindexMeta } from "./site-route.ts";

export async function loader(args: Route.LoaderArgs) {
  const words = new URL(args.request.url).searchParams.get(searchQueryKey)?.trim() ?? "";
  const siteData = await loadSiteRouteData(args);
  const results = words ? await searchSite(words, siteData.locale, args.request) : undefined;
  args.context.get(markQueryReadContext)();
  return data({ ...siteData, words, results }, { headers: contentHeaders });
}

export { siteHeaders as headers } from "./site-route.ts";

/** Excluded from search engines, but described for shared links. */
export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const intl = getIntl(splitLocalePath(location.pathname).locale);
  const description = intl.formatMessage({ id: "search.hint" });
  return [...noindexMeta({ loaderData }), { name: "description", content: description }];
}

/** Search page of one language; works without scripts. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout site={loaderData} alternates={createAlternates((locale) => searchSegments[locale])}>
      <SearchPage {...loaderData} brandName={loaderData.settings.brandName} />
    </SiteLayout>
  );
}
