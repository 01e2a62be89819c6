import { feedSegment, statusPath, statusSegment } from "contracts";
import { data, type MetaDescriptor } from "react-router";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { readServiceStatus } from "#app/cms/content-client.server.ts";
import { StatusPage } from "#app/features/status/index.ts";
import { getIntl } from "#app/i18n/intl.ts";
import { createAppPageMeta } from "#app/seo/app-page-meta.ts";
import { contentHeaders, loadSiteRouteData } from "../site-page.server.ts";
import { createAlternates, noindexMeta } from "../site-route.ts";
import type { Route } from "./+types/status";

export async function loader(args: Route.LoaderArgs) {
  const [shell, { status, card }] = await Promise.all([
    loadSiteRouteData(args),
    readServiceStatus(args),
  ]);
  return data({ ...shell, status, card }, { headers: contentHeaders });
}

const alternates = createAlternates(() => statusSegment);

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) {
    return noindexMeta({});
  }
  const { status, card, ...site } = loaderData;
  const { locale, settings } = site;
  const intl = getIntl(locale);
  return createAppPageMeta({
    site,
    alternates,
    title: intl.formatMessage({ id: "status.heading" }),
    description: intl.formatMessage({ id: "status.description" }, { brand: settings.brandName }),
    feed: `${statusPath(locale)}/${feedSegment}`,
    card,
    changedAt: status.updatedAt,
  });
}

export { siteHeaders as headers } from "../site-route.ts";

/** Shows the state of the services, now and in recent days; works without scripts. */
export default function Status({ loaderData: { status, ...site } }: Route.ComponentProps) {
  return (
    <SiteLayout site={site} alternates={alternates}>
      <StatusPage status={status} />
    </SiteLayout>
  );
}
