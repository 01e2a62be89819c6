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
import { lastShell } from "./cms/content-client.server.ts";
import { type LastSite, LastSiteProvider } from "./cms/last-site.tsx";
import { hydrates } from "./hydrates.ts";
import {
  contentContext,
  localeContext,
  nonceContext,
  readsQueryContext,
  waitForPasswordContext,
} from "./request-context.ts";
import { inlineIcons } from "./ui/icon/inline-icons.ts";

export {
  contentContext,
  firstPaintScript,
  nonceContext,
  readsQueryContext,
  waitForPasswordContext,
};

/**
 * The pages of answers whose own body is empty: through it a page would be written as bytes and read as
 * text again, more than once.
 */
const drawnPages = new WeakMap<Response, string>();

/** The page that an answer is of; undefined of one that is none. */
export function pageOf(answer: Response): string | undefined {
  return drawnPages.get(answer);
}

/** A page that takes longer to draw than this, in milliseconds, is given up. */
const abortAfterMs = 10_000;

function lastSite(context: RouterContextProvider): LastSite | undefined {
  const locale = context.get(localeContext);
  const shell = lastShell({ context }, locale);
  return shell && { ...shell, locale };
}

/** Draws the whole page before answering: it is kept as bytes, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const handles = entry.staticHandlerContext.matches.map(({ route }) => route.handle);
  const write = hydrates(handles) ? writeForReact : writeAlone;
  const draw = async (site?: LastSite) =>
    write(
      <LastSiteProvider site={site}>
        <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
      </LastSiteProvider>,
    );
  const site = status >= 500 ? lastSite(context) : undefined;
  // What is known of the site may be what cannot be drawn.
  const page = site ? await draw(site).catch(() => draw()) : await draw();
  headers.set("content-type", "text/html; charset=utf-8");
  const answer = new Response(null, { status, headers });
  drawnPages.set(answer, page);
  return answer;
}

/**
 * A page that React does not take over. React's writer of streams makes bytes of every few characters:
 * a sixth of what drawing takes. It writes the same but the first line.
 */
function writeAlone(page: ReactNode): string {
  return `<!DOCTYPE html>${inlineIcons(renderToString(page))}`;
}

/** A page with what React needs in the browser, for which this one has to wait. */
function writeForReact(page: ReactNode): Promise<string> {
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

/** A page that could not be drawn because the CMS is away is expected, and told by its status. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) {
    console.error(`${request.method} ${new URL(request.url).pathname}`, error);
  }
}
