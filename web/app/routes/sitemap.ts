import { defaultLocale } from "contracts";
import { SitemapStream, streamToPromise } from "sitemap";
import { listDocuments } from "#app/cms/content-client.server.ts";
import { env } from "#app/env.server.ts";
import type { Route } from "./+types/sitemap";

/** Every published page in every language it is written in, each naming its alternates. */
export async function loader(asked: Route.LoaderArgs) {
  const stream = new SitemapStream({ hostname: env.PUBLIC_URL });
  for (const { alternates, updatedAt } of await listDocuments(asked)) {
    const entries = Object.entries(alternates);
    const links = entries.map(([lang, url]) => ({ lang, url }));
    const fallback = alternates[defaultLocale] ?? entries[0]?.[1];
    for (const [, url] of entries) {
      stream.write({
        url,
        lastmod: updatedAt,
        links: fallback ? [...links, { lang: "x-default", url: fallback }] : links,
      });
    }
  }
  stream.end();
  return new Response((await streamToPromise(stream)).toString(), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" },
  });
}
