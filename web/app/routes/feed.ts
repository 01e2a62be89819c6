import { blogSegment, cleanCharacters, documentPath, feedSegment, localePrefix } from "contracts";
import { Feed } from "feed";
import { authorName } from "#app/cms/author.ts";
import { readArticleFeed, readLayoutData } from "#app/cms/content-client.server.ts";
import { env } from "#app/env.server.ts";
import { localeContext } from "#app/request-context.ts";
import { toFeedDate } from "#app/seo/feed-date.ts";
import type { Route } from "./+types/feed";

/** Serves the newest articles of a list as RSS; the blog's feed is at `/feed` of the language. */
export async function loader(args: Route.LoaderArgs) {
  const feedPath = new URL(args.request.url).pathname;
  const locale = args.context.get(localeContext);
  const listPrefix = feedPath.slice(0, -`/${feedSegment}`.length);
  const listPath =
    listPrefix === localePrefix(locale) ? `${listPrefix}/${blogSegment}` : listPrefix;
  const [list, { settings }] = await Promise.all([
    readArticleFeed(args, listPath),
    readLayoutData(args, locale),
  ]);
  if (!list) {
    throw new Response(null, { status: 404 });
  }
  const [newest] = list.articles;
  const feed = new Feed({
    id: env.PUBLIC_URL + listPath,
    link: env.PUBLIC_URL + listPath,
    title: `${list.title} · ${settings.brandName}`,
    description: list.description,
    language: locale,
    // Date of the newest article, not of the request.
    ...(newest ? { updated: toFeedDate(newest) } : {}),
    copyright: `© ${settings.footerYear} ${settings.brandName}`,
    feedLinks: { rss: env.PUBLIC_URL + feedPath },
  });
  for (const article of list.articles) {
    const { slug, title, description } = article;
    const name = authorName(article);
    if (slug) {
      const link = env.PUBLIC_URL + documentPath({ collection: "posts", slug, locale });
      feed.addItem({
        id: link,
        link,
        title,
        description,
        // Uses the company's e-mail address, because RSS requires an author's e-mail address and the site's authors
        // have none.
        ...(name ? { author: [{ name, email: settings.email }] } : {}),
        date: toFeedDate(article),
      });
    }
  }
  // Removes characters that XML does not allow. Texts from before the CMS removed such characters may contain them.
  return new Response(cleanCharacters(feed.rss2()), {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "no-cache" },
  });
}
