import { data } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { Article } from "#app/documents/article.tsx";
import { ArticleNotFound } from "#app/documents/not-found.tsx";
import { relatedTo } from "#app/documents/related.ts";
import { localeContext } from "#app/request-context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/article";
import { contentHeaders, listArticles, loadSitePage } from "./site-page.server.ts";
import { notKept } from "./site-route.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const [page, articles] = await Promise.all([
    loadSitePage(request),
    listArticles(context.get(localeContext), request.signal),
  ]);
  return page.content.kind === "posts"
    ? data(
        { ...page, related: relatedTo(page.content.document.slug, articles) },
        { headers: contentHeaders },
      )
    : data({ ...page, related: [] }, { status: 404, headers: notKept });
}

export { siteHeaders as headers } from "./site-route.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData);
}

/** An article of the blog; one that has no body in this language is not found. */
export default function ArticleRoute({ loaderData: page }: Route.ComponentProps) {
  const { content } = page;
  return content.kind === "posts" ? (
    <Shell site={page} alternates={content.alternates}>
      <Article document={content.document} related={page.related} />
    </Shell>
  ) : (
    <Shell site={page}>
      <ArticleNotFound />
    </Shell>
  );
}
