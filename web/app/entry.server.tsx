import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import firstPaintScript from "./chrome/first-paint/index.ts?inline-script";
import { findLastLayoutData } from "./cms/content-client.server.ts";
import { type FallbackSite, FallbackSiteProvider } from "./cms/fallback-site.tsx";
import { PageContext, sitePageContext } from "./cms/page-context.ts";
import { LateScriptsContext, ScriptsOnlyRenderContext } from "./late-scripts.tsx";
import { NonceContext } from "./nonce-context.ts";
import {
  contentReaderContext,
  inlineStylesContext,
  localeContext,
  markQueryReadContext,
  nonceContext,
  waitForPasswordContext,
} from "./request-context.ts";
import { someRouteHydrates } from "./route-handle.ts";
import { InlinedSheetContext } from "./site-styles.tsx";
import fontFaces from "./styles/fonts.css?inline";
import { inlineIcons } from "./ui/icon/inline-icons.ts";
import { InlineIconsContext } from "./ui/icon/inline-icons-context.ts";

export {
  contentReaderContext,
  firstPaintScript,
  fontFaces,
  inlineStylesContext,
  markQueryReadContext,
  nonceContext,
  PageContext,
  sitePageContext,
  waitForPasswordContext,
};

/** Timeout for the data that React needs in the browser, in ms. */
const dataTimeoutMs = 10_000;

function lastKnownSite(context: RouterContextProvider): FallbackSite | undefined {
  const locale = context.get(localeContext);
  const layoutData = findLastLayoutData({ context }, locale);
  return layoutData && { ...layoutData, locale };
}

/**
 * Renders the whole page before responding: pages are cached as bytes, so streaming has no benefit.
 * Scripts and data of a hydrated page are rendered first, because the page contains them as text
 * (late-scripts.tsx).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const { serverHandoffStream: _, ...withoutData } = entry;
  const router = (routerEntry: EntryContext) => (
    <ServerRouter context={routerEntry} url={request.url} {...(nonce ? { nonce } : {})} />
  );
  const { matches, errors } = entry.staticHandlerContext;
  // The root's error page is not hydrated (root.tsx).
  const isHydrated = someRouteHydrates(matches.map(({ route }) => route.handle)) && !errors?.root;
  const sheet = isHydrated ? undefined : entry.manifest.routes.root?.css?.[0];
  const scripts = isHydrated ? await renderScripts(router(entry)) : "";
  const render = (site?: FallbackSite) =>
    renderToString(
      <InlineIconsContext value={isHydrated ? undefined : inlineIcons}>
        <InlinedSheetContext value={sheet}>
          <LateScriptsContext value={scripts}>
            <FallbackSiteProvider site={site}>
              <NonceContext value={nonce}>
                <PageContext value={context.get(sitePageContext)}>
                  {router(withoutData)}
                </PageContext>
              </NonceContext>
            </FallbackSiteProvider>
          </LateScriptsContext>
        </InlinedSheetContext>
      </InlineIconsContext>,
    );
  const site = status >= 500 ? lastKnownSite(context) : undefined;
  const html = site ? renderWith(site, render) : render();
  headers.set("content-type", "text/html; charset=utf-8");
  const page = `<!DOCTYPE html>${html}`;
  const styledPage = sheet === undefined ? page : context.get(inlineStylesContext)(page);
  return new Response(styledPage, { status, headers });
}

/** Renders without the layout data if rendering with it fails, because the data may be the cause. */
function renderWith(site: FallbackSite, render: (site?: FallbackSite) => string): string {
  try {
    return render(site);
  } catch {
    return render();
  }
}

/** Renders the scripts that start React, with its data. */
async function renderScripts(router: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <ScriptsOnlyRenderContext value={true}>{router}</ScriptsOnlyRenderContext>,
    { signal: AbortSignal.timeout(dataTimeoutMs) },
  );
  return text(prelude);
}

/**
 * Logs an error of a page. Omits expected errors: aborted requests, and responses thrown by loaders, such as 503 while
 * the CMS is down.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) {
    console.error(`${request.method} ${new URL(request.url).pathname}`, error);
  }
}
