import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { usePage } from "#app/cms/page-context.ts";
import { hasCalculator } from "#app/cms/page-data.ts";
import { markQueryReadContext } from "#app/request-context.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { createPageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { SiteDocument } from "./site-document.tsx";
import { contentHeaders, loadSitePage, provideSitePage } from "./site-page.server.ts";
import { noStoreHeaders } from "./site-route.ts";

export const handle: RouteHandle = { isDocument: true };

export async function loader(args: Route.LoaderArgs) {
  const page = await loadSitePage(args);
  if (page.content.kind === "not-found") {
    return provideSitePage(args, page, { status: 404, headers: noStoreHeaders });
  }
  // Marks only pages with a calculator as dependent on the query. A page that only mentions a price is the same for
  // every query.
  if (hasCalculator(page.content)) {
    args.context.get(markQueryReadContext)();
  }
  return provideSitePage(args, page, { headers: contentHeaders });
}

export { siteHeaders as headers } from "./site-route.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? createPageMeta(undefined);
}

/** Shows a page made of blocks, a legal document, or a 404. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const page = usePage(loaderData);
  const { content } = page;
  return (
    <SiteLayout site={page} alternates={content.kind === "not-found" ? {} : content.alternates}>
      <SiteDocument page={page} />
    </SiteLayout>
  );
}
