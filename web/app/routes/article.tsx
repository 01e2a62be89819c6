import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { usePage } from "#app/cms/page-context.ts";
import { Article } from "#app/documents/article.tsx";
import { ArticleNotFound } from "#app/documents/not-found.tsx";
import type { RouteHandle } from "#app/route-handle.ts";
import { createPageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/article";
import { contentHeaders, loadSitePage, provideSitePage } from "./site-page.server.ts";
import { noStoreHeaders } from "./site-route.ts";

export const handle: RouteHandle = { isDocument: true };

export async function loader(args: Route.LoaderArgs) {
  const page = await loadSitePage(args);
  return page.content.kind === "posts"
    ? provideSitePage(args, page, { headers: contentHeaders })
    : provideSitePage(args, page, { status: 404, headers: noStoreHeaders });
}

export { siteHeaders as headers } from "./site-route.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? createPageMeta(undefined);
}

/** Shows a blog article. An article without a body in this language is a 404. */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const page = usePage(loaderData);
  const { content } = page;
  return content.kind === "posts" ? (
    <SiteLayout site={page} alternates={content.alternates}>
      <Article
        document={content.document}
        changedAt={content.changedAt}
        adjacent={content.around}
      />
    </SiteLayout>
  ) : (
    <SiteLayout site={page}>
      <ArticleNotFound />
    </SiteLayout>
  );
}
