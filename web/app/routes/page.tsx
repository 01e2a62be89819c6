import { data } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { SiteDocument } from "./site-document.tsx";
import { contentHeaders, loadSitePage, queryHeaders } from "./site-page.server.ts";
import { notKept } from "./site-route.ts";

export async function loader(asked: Route.LoaderArgs) {
  const page = await loadSitePage(asked);
  return page.content.kind === "not-found"
    ? data(page, { status: 404, headers: notKept })
    : data(page, { headers: { ...contentHeaders, ...queryHeaders(page) } });
}

export { siteHeaders as headers } from "./site-route.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData);
}

/** A page made of blocks, a legal document, or neither. */
export default function Page({ loaderData: page }: Route.ComponentProps) {
  const { content } = page;
  return (
    <Shell site={page} alternates={content.kind === "not-found" ? {} : content.alternates}>
      <SiteDocument page={page} />
    </Shell>
  );
}
