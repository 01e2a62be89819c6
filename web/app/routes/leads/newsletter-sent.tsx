import { data } from "react-router";
import { contentHeaders, loadSiteRouteData } from "../site-page.server.ts";
import type { Route } from "./+types/newsletter-sent";
import { LeadSentPage } from "./lead-sent-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  const site = await loadSiteRouteData(args);
  return data(site, { headers: contentHeaders });
}

export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

export default function NewsletterSent({ loaderData: site }: Route.ComponentProps) {
  return <LeadSentPage form="newsletter" site={site} />;
}
