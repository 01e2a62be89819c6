import { env } from "#app/env.server.ts";

export function loader() {
  const lines = [
    "User-agent: *",
    // Allows images of pages and shared links, which are below /api.
    "Allow: /api/media/",
    "Allow: /api/share-images/",
    "Disallow: /api/",
    "Disallow: /cms",
    "",
    `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
  });
}
