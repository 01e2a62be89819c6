import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import firstPaintScript from "./chrome/first-paint/index.ts?inline-script";
import { lastLayoutData } from "./cms/content-client.server.ts";
import { type FallbackSite, FallbackSiteProvider } from "./cms/fallback-site.tsx";
import { hydrates } from "./hydrates.ts";
import {
  completeHtmlContext,
  contentContext,
  localeContext,
  nonceContext,
  readsQueryContext,
  waitForPasswordContext,
} from "./request-context.ts";
import { inlineIcons } from "./ui/icon/inline-icons.ts";
import { InlineIconsContext } from "./ui/icon/inline-icons-context.ts";

export {
  completeHtmlContext,
  contentContext,
  firstPaintScript,
  nonceContext,
  readsQueryContext,
  waitForPasswordContext,
};

/** Timeout of a render, in ms. */
const abortAfterMs = 10_000;

function lastSite(context: RouterContextProvider): FallbackSite | undefined {
  const locale = context.get(localeContext);
  const shell = lastLayoutData({ context }, locale);
  return shell && { ...shell, locale };
}

/**
 * Renders the whole page before responding: pages are cached as bytes, so streaming has no benefit.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const handles = entry.staticHandlerContext.matches.map(({ route }) => route.handle);
  const write = hydrates(handles) ? renderForHydration : renderStatic;
  const render = async (site?: FallbackSite) =>
    write(
      <FallbackSiteProvider site={site}>
        <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
      </FallbackSiteProvider>,
    );
  const site = status >= 500 ? lastSite(context) : undefined;
  // If rendering with the layout data fails, renders without it, because the data may be the cause.
  const page = site ? await render(site).catch(() => render()) : await render();
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(context.get(completeHtmlContext)(page), { status, headers });
}

/**
 * Renders a page that is not hydrated. React's stream encodes every few characters, a sixth of the
 * rendering time; this function produces the same output except for the first line.
 */
function renderStatic(page: ReactNode): string {
  const html = renderToString(<InlineIconsContext value={inlineIcons}>{page}</InlineIconsContext>);
  return `<!DOCTYPE html>${html}`;
}

/** Renders a page with the data that React needs in the browser, which is streamed after it. */
function renderForHydration(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => abort(), abortAfterMs);
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(giveUp);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}

/** A page that fails because the CMS is down is expected, and identified by its status. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) {
    console.error(`${request.method} ${new URL(request.url).pathname}`, error);
  }
}
