import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { lastShell } from "./cms/content-client.server.ts";
import { type LastSite, LastSiteProvider } from "./cms/last-site.tsx";
import {
  contentContext,
  localeContext,
  nonceContext,
  readsQueryContext,
  waitForPasswordContext,
} from "./request-context.ts";

export { contentContext, nonceContext, readsQueryContext, waitForPasswordContext };

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
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const draw = (site?: LastSite) =>
    drawPage(
      <LastSiteProvider site={site}>
        <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
      </LastSiteProvider>,
      { status, headers },
    );
  const site = status >= 500 ? lastSite(context) : undefined;
  // What is known of the site may be what cannot be drawn.
  return site ? draw(site).catch(() => draw()) : draw();
}

function drawPage(page: ReactNode, init: { status: number; headers: Headers }): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => abort(), abortAfterMs);
    const written: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written.push(chunk);
        done();
      },
      final(done) {
        init.headers.set("content-type", "text/html; charset=utf-8");
        const answer = new Response(null, init);
        drawnPages.set(answer, Buffer.concat(written).toString());
        resolve(answer);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(giveUp);
        pipe(whole);
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
