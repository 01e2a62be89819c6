import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext, waitForPasswordContext } from "./request-context.ts";

export { nonceContext, waitForPasswordContext };

/** A page that takes longer to draw than this, in milliseconds, is given up. */
const abortAfterMs = 10_000;

/** Draws the whole page before answering: it is kept as bytes, so there is nothing to stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => abort(), abortAfterMs);
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        onAllReady() {
          clearTimeout(giveUp);
          const body = new PassThrough();
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    );
  });
}

/** A page that could not be drawn because the CMS is away is expected, and told by its status. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) {
    console.error(`${request.method} ${new URL(request.url).pathname}`, error);
  }
}
