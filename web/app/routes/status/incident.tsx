import { feedSegment, statusPath, statusSegment } from "contracts";
import { data, type MetaDescriptor } from "react-router";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { readIncident } from "#app/cms/content-client.server.ts";
import { NotFound } from "#app/documents/not-found.tsx";
import { IncidentPage } from "#app/features/status/index.ts";
import { getIntl } from "#app/i18n/intl.ts";
import { createAppPageMeta } from "#app/seo/app-page-meta.ts";
import { contentHeaders, loadSiteRouteData } from "../site-page.server.ts";
import { createAlternates, noindexMeta, noStoreHeaders } from "../site-route.ts";
import type { Route } from "./+types/incident";

export async function loader(args: Route.LoaderArgs) {
  const id = args.params.id ?? "";
  const [shell, found] = await Promise.all([loadSiteRouteData(args), readIncident(args, id)]);
  return data(
    { ...shell, ...found },
    found.incident ? { headers: contentHeaders } : { status: 404, headers: noStoreHeaders },
  );
}

function alternatesOf(id: string) {
  return createAlternates(() => `${statusSegment}/${id}`);
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const { incident, card } = loaderData ?? {};
  if (!incident || !loaderData) {
    return [
      ...(loaderData ? [{ title: `404 · ${loaderData.settings.brandName}` }] : []),
      ...noindexMeta({ loaderData }),
    ];
  }
  const { locale } = loaderData;
  const intl = getIntl(locale);
  const heading = intl.formatMessage({ id: "status.heading" });
  const [newest] = incident.updates;
  return createAppPageMeta({
    site: loaderData,
    alternates: alternatesOf(incident.id),
    title: incident.title.text,
    description: newest?.text.text.slice(0, 160) ?? incident.title.text,
    parents: [{ name: heading, path: statusPath(locale) }],
    feed: `${statusPath(locale)}/${feedSegment}`,
    card,
    cardTitle: heading,
    changedAt: newest?.at,
  });
}

export { siteHeaders as headers } from "../site-route.ts";

/** Shows one incident or maintenance, at a permanent URL. */
export default function IncidentRoute({ loaderData: { incident, ...site } }: Route.ComponentProps) {
  if (!incident) {
    return (
      <SiteLayout site={site}>
        <NotFound />
      </SiteLayout>
    );
  }
  return (
    <SiteLayout site={site} alternates={alternatesOf(incident.id)}>
      <IncidentPage incident={incident} />
    </SiteLayout>
  );
}
