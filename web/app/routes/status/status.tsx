import { statusSegment } from "contracts";
import { useIntl } from "react-intl";
import { data } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { readStatus } from "#app/cms/content-client.server.ts";
import { StatusPage } from "#app/features/status/index.ts";
import { OwnPageMeta } from "#app/seo/own-page-meta.tsx";
import { contentHeaders, loadShell } from "../site-page.server.ts";
import { alternatesAt, siteIcon } from "../site-route.ts";
import type { Route } from "./+types/status";

export async function loader(asked: Route.LoaderArgs) {
  const [shell, status] = await Promise.all([loadShell(asked), readStatus(asked)]);
  return data({ ...shell, status }, { headers: contentHeaders });
}

export const meta = siteIcon;
export { siteHeaders as headers } from "../site-route.ts";

/** How the services do, now and in the last days; complete without scripts. */
export default function Status({ loaderData: { status, ...site } }: Route.ComponentProps) {
  const intl = useIntl();
  const alternates = alternatesAt(() => statusSegment);
  return (
    <Shell site={site} alternates={alternates}>
      <OwnPageMeta
        site={site}
        alternates={alternates}
        title={intl.formatMessage({ id: "status.heading" })}
        description={intl.formatMessage(
          { id: "status.description" },
          { brand: site.settings.brandName },
        )}
        feed={`${site.path}/feed.xml`}
      />
      <StatusPage status={status} />
    </Shell>
  );
}
