import { SitemapIndexStream, streamToPromise } from "sitemap";
import { listDocuments } from "#app/cms/content-client.server.ts";
import { env } from "#app/env.server.ts";
import type { Route } from "./+types/sitemap";
import { sitemapHeaders } from "./sitemap-part.ts";

/** Serves the sitemap index. */
export async function loader(args: Route.LoaderArgs) {
  const { parts } = await listDocuments(args, 1);
  const stream = new SitemapIndexStream();
  for (let part = 1; part <= Math.max(1, parts); part += 1) {
    stream.write({ url: `${env.PUBLIC_URL}/sitemap/${part}.xml` });
  }
  stream.end();
  return new Response((await streamToPromise(stream)).toString(), { headers: sitemapHeaders });
}
