import { feedSegment, statusPath, statusSegment } from "contracts";
import { data, type MetaDescriptor } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { readIncident } from "#app/cms/content-client.server.ts";
import { NotFound } from "#app/documents/not-found.tsx";
import { IncidentPage } from "#app/features/status/index.ts";
import { intlOf } from "#app/i18n/intl.ts";
import { ownPageMeta } from "#app/seo/own-page-meta.ts";
import { contentHeaders, loadShell } from "../site-page.server.ts";
import { alternatesAt, noindexMeta, noStore } from "../site-route.ts";
import type { Route } from "./+types/incident";

export async function loader(asked: Route.LoaderArgs) {
  const id = asked.params.id ?? "";
  const [shell, found] = await Promise.all([loadShell(asked), readIncident(asked, id)]);
  return data(
    { ...shell, ...found },
    found.incident ? { headers: contentHeaders } : { status: 404, headers: noStore },
  );
}

function alternatesOf(id: string) {
  return alternatesAt(() => `${statusSegment}/${id}`);
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
  const intl = intlOf(locale);
  const heading = intl.formatMessage({ id: "status.heading" });
  const [newest] = incident.updates;
  return ownPageMeta({
    site: loaderData,
    alternates: alternatesOf(incident.id),
    title: incident.title.text,
    description: newest?.text.text.slice(0, 160) ?? incident.title.text,
    above: [{ name: heading, path: statusPath(locale) }],
    feed: `${statusPath(locale)}/${feedSegment}`,
    card,
    cardTitle: heading,
    changedAt: newest?.at,
  });
}

export { siteHeaders as headers } from "../site-route.ts";

/** Shows one incident or maintenance, at a permanent address. */
export default function IncidentRoute({ loaderData: { incident, ...site } }: Route.ComponentProps) {
  if (!incident) {
    return (
      <Shell site={site}>
        <NotFound />
      </Shell>
    );
  }
  return (
    <Shell site={site} alternates={alternatesOf(incident.id)}>
      <IncidentPage incident={incident} />
    </Shell>
  );
}
