import type { PreviewBar } from "contracts";
import { data, redirect } from "react-router";
import type { CallResult } from "#app/cms/accounts.server.ts";
import { findAnnouncement } from "#app/cms/announcement.ts";
import type { LoaderArgs } from "#app/cms/content-client.server.ts";
import type { SitePage } from "#app/cms/page-data.ts";
import type { PreviewContent } from "#app/cms/preview.server.ts";
import { env } from "#app/env.server.ts";
import { resolveContent } from "../resolve-content.server.ts";
import { loadSiteRouteData } from "../site-page.server.ts";

/**
 * A draft as the site would render it. `preview` is the data of the preview bar; undefined if there
 * is no draft.
 */
export interface PreviewPage extends SitePage {
  preview?: PreviewBar;
  /** Whether the draft is not shown because the session has ended. */
  isSessionEnded?: boolean;
}

async function pageOf(result: CallResult<PreviewContent>, args: LoaderArgs): Promise<PreviewPage> {
  if (!result.ok) {
    const content = { kind: "not-found" } as const;
    const isSessionEnded = result.failure.code === "forbidden";
    return { ...(await loadSiteRouteData(args)), content, search: "", isSessionEnded };
  }
  const { content, announcements, ...site } = result.value;
  if (content.kind === "redirect") {
    throw redirect(content.to);
  }
  const { pathname: path, search } = new URL(args.request.url);
  return {
    ...site,
    announcement: findAnnouncement(announcements, content),
    content: await resolveContent(args, content, site),
    path,
    origin: env.PUBLIC_URL,
    search,
  };
}

/** @throws a 503 response when the CMS is unavailable */
export async function loadPreview(result: CallResult<PreviewContent>, args: LoaderArgs) {
  if (!result.ok && result.failure.status >= 500) {
    throw new Response(null, { status: 503, headers: { "retry-after": "5" } });
  }
  const page = await pageOf(result, args);
  const status = page.isSessionEnded ? 403 : 404;
  return data(page, { status: page.content.kind === "not-found" ? status : 200 });
}
