import { data } from "react-router";
import { BlockList } from "#app/blocks/block-list.tsx";
import { Shell } from "#app/chrome/shell.tsx";
import { calculates } from "#app/cms/site-page.ts";
import { LegalDocument } from "#app/documents/legal-document.tsx";
import { NotFound } from "#app/documents/not-found.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { contentHeaders, loadSitePage, queryHeaders } from "./site-page.server.ts";
import { notKept } from "./site-route.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const page = await loadSitePage(request);
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
  switch (content.kind) {
    case "pages":
      return (
        <Shell site={page} alternates={content.alternates}>
          <BlockList
            blocks={content.document.blocks}
            articles={content.articles ?? []}
            pricing={
              calculates(content)
                ? {
                    ...content.priceCatalogue,
                    origin: page.origin,
                    path: page.path,
                    search: page.search,
                  }
                : undefined
            }
          />
        </Shell>
      );
    case "legal":
      return (
        <Shell site={page} alternates={content.alternates}>
          <LegalDocument document={content.document} />
        </Shell>
      );
    default:
      return (
        <Shell site={page}>
          <NotFound />
        </Shell>
      );
  }
}
