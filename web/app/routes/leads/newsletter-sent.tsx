import { data } from "react-router";
import { localeContext } from "#app/request-context.ts";
import { contentHeaders, loadShell } from "../site-page.server.ts";
import type { Route } from "./+types/newsletter-sent";
import { LeadSentPage } from "./lead-sent-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = await loadShell(request, context.get(localeContext));
  return data(site, { headers: contentHeaders });
}

export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

export default function NewsletterSent({ loaderData: site }: Route.ComponentProps) {
  return <LeadSentPage form="newsletter" site={site} />;
}
