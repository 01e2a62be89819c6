import { statusPath, statusSegment } from "contracts";
import { data } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { readIncident } from "#app/cms/content-client.server.ts";
import { NotFound } from "#app/documents/not-found.tsx";
import { IncidentPage } from "#app/features/status/index.ts";
import { OwnPageMeta } from "#app/seo/own-page-meta.tsx";
import { contentHeaders, loadShell } from "../site-page.server.ts";
import { alternatesAt, notKept, siteIcon } from "../site-route.ts";
import type { Route } from "./+types/incident";

export async function loader(asked: Route.LoaderArgs) {
  const id = asked.params.id ?? "";
  const [shell, incident] = await Promise.all([loadShell(asked), readIncident(asked, id)]);
  return data(
    { ...shell, incident },
    incident ? { headers: contentHeaders } : { status: 404, headers: notKept },
  );
}

export const meta = siteIcon;
export { siteHeaders as headers } from "../site-route.ts";

/** One incident or maintenance, at an address that stays. */
export default function IncidentRoute({ loaderData: { incident, ...site } }: Route.ComponentProps) {
  if (!incident) {
    return (
      <Shell site={site}>
        <title>{`404 · ${site.settings.brandName}`}</title>
        <meta name="robots" content="noindex" />
        <NotFound />
      </Shell>
    );
  }
  const alternates = alternatesAt(() => `${statusSegment}/${incident.id}`);
  return (
    <Shell site={site} alternates={alternates}>
      <OwnPageMeta
        site={site}
        alternates={alternates}
        title={incident.title.text}
        description={incident.updates[0]?.text.text.slice(0, 160) ?? incident.title.text}
        feed={`${statusPath(site.locale)}/feed.xml`}
      />
      <IncidentPage incident={incident} />
    </Shell>
  );
}
