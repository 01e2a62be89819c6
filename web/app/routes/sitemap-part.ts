import { PassThrough, pipeline, Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { defaultLocale, leadFormSegments, statusSegment } from "contracts";
import { SitemapStream } from "sitemap";
import { listDocuments, type PublishedDocument } from "#app/cms/content-client.server.ts";
import { env } from "#app/env.server.ts";
import type { Route } from "./+types/sitemap-part";
import { createAlternates } from "./site-route.ts";

export const sitemapHeaders = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "no-cache",
};

/** Returns a sitemap entry per language of a page; each entry lists the URLs of all languages. */
function entriesOf({ alternates, changedAt }: Pick<PublishedDocument, "alternates" | "changedAt">) {
  const addresses = Object.entries(alternates);
  const links = addresses.map(([lang, url]) => ({ lang, url }));
  const fallback = alternates[defaultLocale] ?? addresses[0]?.[1];
  return addresses.map(([, url]) => ({
    url,
    ...(changedAt ? { lastmod: changedAt } : {}),
    links: fallback ? [...links, { lang: "x-default", url: fallback }] : links,
  }));
}

/** Application pages that search engines list in addition to the CMS's documents. */
const appPages = [
  { alternates: createAlternates(() => statusSegment) },
  { alternates: createAlternates((locale) => leadFormSegments.contact[locale]) },
];

/** Serves one part of the sitemap: published pages in every language. */
export async function loader(args: Route.LoaderArgs) {
  const [, part] = /^([1-9]\d{0,3})\.xml$/.exec(args.params.part) ?? [];
  const documentPage = part ? await listDocuments(args, Number(part)) : undefined;
  const exists = documentPage && (part === "1" || documentPage.documents.length > 0);
  if (!exists) {
    return new Response("Not found\n", { status: 404, headers: { "cache-control": "no-store" } });
  }
  const text = new PassThrough();
  const sitemap = new SitemapStream({ hostname: env.PUBLIC_URL });
  const pages = [...(part === "1" ? appPages : []), ...documentPage.documents];
  // An error destroys the stream and thereby ends the response.
  pipeline(Readable.from(pages.flatMap(entriesOf)), sitemap, text, () => undefined);
  return new Response(createReadableStreamFromReadable(text), { headers: sitemapHeaders });
}
