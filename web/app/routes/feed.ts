import { blogSegment, documentPath } from "contracts";
import { Feed } from "feed";
import { resolvePath } from "#app/cms/content-client.server.ts";
import { env } from "#app/env.server.ts";
import type { Route } from "./+types/feed";

/** The blog of one language as RSS. */
export async function loader({ request }: Route.LoaderArgs) {
  const feedPath = new URL(request.url).pathname;
  const blogPath = feedPath.replace(/feed\.xml$/, blogSegment);
  const { content, locale, settings } = await resolvePath(blogPath, request.signal);
  if (content.kind !== "pages" || !content.articles) {
    throw new Response(null, { status: 404 });
  }
  const [newest] = content.articles;
  const feed = new Feed({
    id: env.PUBLIC_URL + blogPath,
    link: env.PUBLIC_URL + blogPath,
    title: `${content.document.title} · ${settings.brandName}`,
    description: content.document.description,
    language: locale,
    // Of what it lists, not of the request.
    ...(newest ? { updated: new Date(newest.publishedAt) } : {}),
    copyright: `© ${settings.footerYear} ${settings.brandName}`,
    feedLinks: { rss: env.PUBLIC_URL + feedPath },
  });
  for (const { slug, title, description, author, publishedAt } of content.articles) {
    if (slug) {
      const link = env.PUBLIC_URL + documentPath({ collection: "posts", slug, locale });
      feed.addItem({
        id: link,
        link,
        title,
        description,
        // RSS wants an address with a name: the company's, since authors have none of their own.
        author: [{ name: author, email: settings.email }],
        date: new Date(publishedAt),
      });
    }
  }
  return new Response(feed.rss2(), {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "no-cache" },
  });
}
