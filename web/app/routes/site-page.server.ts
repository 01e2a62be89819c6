import { redirect } from "react-router";
import { resolvePath, type SiteContent } from "#app/content/content-client.server.ts";
import { env } from "#app/env.server.ts";

type Found = Exclude<SiteContent["content"], { kind: "redirect" }>;

/** What a route draws a page of the site from. */
export interface SitePage extends Omit<SiteContent, "content"> {
  content: Found;
  /** The page's own path, and the site's public origin. */
  path: string;
  origin: string;
}

/** Content is the same for everyone, and checked for freshness at each visit. */
export const contentHeaders = { "cache-control": "no-cache" };

/**
 * The content at the requested path. A former address redirects for good.
 *
 * @throws a redirect Response, or a 503 Response when the CMS cannot answer
 */
export async function loadSitePage(request: Request): Promise<SitePage> {
  const path = new URL(request.url).pathname;
  const { content, ...site } = await resolvePath(path);
  if (content.kind === "redirect") {
    throw redirect(content.to, 301);
  }
  return { ...site, content, path, origin: env.PUBLIC_URL };
}
