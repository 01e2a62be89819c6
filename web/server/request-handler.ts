import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentApi } from "contracts";
import type { FairQueue } from "contracts/fair-queue";
import { readRequestId, requestId } from "contracts/request-id";
import { rejectLargeBody } from "./body-limit.ts";
import type { PageCache } from "./cache/page-cache.ts";
import type { PublishedPaths } from "./cache/published-paths.ts";
import { toCanonicalPath } from "./canonical-path.ts";
import type { CmsProxy } from "./cms-proxy.ts";
import { isForCms } from "./cms-proxy.ts";
import { createDisconnectSignal } from "./disconnect-signal.ts";
import { findFormRefusal } from "./form-refusal.ts";
import { selectKnownParameters } from "./known-parameters.ts";
import { isNotFoundPath, toNotFoundPath } from "./not-found-path.ts";
import { OpenRequests } from "./open-requests.ts";
import type { RedirectHitCounter } from "./redirect-hit-counter.ts";
import { rejectSlowBody } from "./reject-slow-body.ts";
import type { Renderer } from "./renderer.ts";
import { normalizeRequestTarget } from "./request-target.ts";
import type { VisitorPage } from "./security-headers.ts";
import { createCachedPageSender, sendPage } from "./send-page.ts";
import { sendText, sendUnavailable } from "./send-text.ts";
import { BodyTooLarge, hasBody } from "./small-body.ts";
import { isAccountPath, sendVisitorPage } from "./visitor-pages.ts";

/** Maximum number of open requests. */
const openRequests = { total: 4_096, perAddress: 640 };
/** Minimum speed of a body: ten seconds for the first kilobytes, then the 8 KB/s of a bad mobile connection. */
const bodySpeedLimit = { graceMs: 10_000, bytesPerSecond: 8 * 1_024 };

export interface RequestHandlerOptions {
  cms: CmsProxy;
  /** Resolves with true if pages can be served, and this process should get requests. */
  isReady: () => Promise<boolean>;
  /** Returns true while the event stream of content changes is connected. */
  isConnectedToCms: () => boolean;
  pages: PageCache;
  /** Render queue of pages for one visitor. */
  renderQueue: FairQueue;
  paths: Pick<PublishedPaths, "at">;
  redirectHits: Pick<RedirectHitCounter, "count">;
  /** Resolves when the 404 may be sent (rate-limits unknown paths). */
  notFoundThrottle: (address: string) => Promise<void>;
  renderer: Renderer;
  /** Returns the rate-limit key of a request: the client address. */
  clientAddressOf: (request: IncomingMessage) => string;
  /** Scheme and authority of the site's public URL. */
  publicOrigin: string;
  /** Headers of every response. `createPageHeaders` returns the headers that only our own pages have. */
  commonHeaders: Record<string, string>;
  pageHeaders: (own?: VisitorPage) => Record<string, string>;
}

const pageMethods = ["GET", "HEAD", "POST"];
/** Methods that the CMS implements. */
const cmsMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Internal paths between site and CMS, and Next's image optimizer, which the site does not use. The CMS also rejects
 * these paths, but at a higher cost.
 */
const closedPaths: readonly string[] = [
  contentApi.events,
  contentApi.heartbeat,
  contentApi.paths,
  contentApi.redirectHits,
  "/_next/image",
];

/**
 * Returns true for requests whose body would be ignored. Such requests are rejected early, because Node would read the
 * whole body after the response.
 */
function ignoresBody({ method = "" }: IncomingMessage, path: string): boolean {
  return ["GET", "HEAD", "OPTIONS"].includes(method) || path === "/healthz" || path === "/readyz";
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** A permanent redirect that browsers still revalidate, so that a wrong redirect can be corrected. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, "cache-control": "no-cache" }).end();
}

function rejectMethod(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader("allow", allowed.join(", "));
  sendText(response, 405, "Method not allowed");
}

/**
 * Splits a request target at the query. `URL` is not used, because it parses `//host` as a host.
 */
function splitTarget(target: string): { path: string; search: string } {
  const queryStart = target.indexOf("?");
  return queryStart === -1
    ? { path: target, search: "" }
    : { path: target.slice(0, queryStart), search: target.slice(queryStart) };
}

/** Handles all requests of the public port. */
export function createRequestHandler(options: RequestHandlerOptions) {
  const { cms, pages, paths, renderer, publicOrigin, commonHeaders, pageHeaders } = options;
  const open = new OpenRequests(openRequests);
  const sharedHeaders = pageHeaders();
  const sendCachedPage = createCachedPageSender({ ...commonHeaders, ...sharedHeaders });

  /** Responds to one visitor: with an account page, or with any page to which a form was sent. */
  async function respondToVisitor(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search, address }: { path: string; search: string; address: string },
  ): Promise<void> {
    const nonce = randomBytes(16).toString("base64");
    // Removes the header, which was set for a public page before the kind of page was known.
    response.removeHeader("speculation-rules");
    setHeaders(response, pageHeaders({ nonce, path }));
    const { renderQueue } = options;
    const { passwords } = cms;
    const page = { renderer, publicOrigin, path, search, nonce, address, renderQueue, passwords };
    await sendVisitorPage(request, response, page);
  }

  /** Responds with a page that is the same for everyone, a redirect, or the not-found page. */
  async function sendPublicPage(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search, address }: { path: string; search: string; address: string },
  ): Promise<void> {
    const pathStatus = renderer.isDocument(path) ? await paths.at(path) : undefined;
    if (pathStatus?.kind === "moved") {
      options.redirectHits.count(path);
      redirect(response, pathStatus.to);
      return;
    }
    const cachedPath = pathStatus?.kind === "nothing" ? toNotFoundPath(path) : path;
    if (isNotFoundPath(cachedPath)) {
      await options.notFoundThrottle(address);
    }
    const client = { address, disconnected: createDisconnectSignal(response) };
    await sendPage(
      request,
      response,
      await pages.get(cachedPath, selectKnownParameters(search), client),
    );
  }

  async function respondWithPage(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    setHeaders(response, sharedHeaders);
    const { method = "GET" } = request;
    if (!pageMethods.includes(method)) {
      rejectMethod(response, pageMethods);
      return;
    }
    const { path: requested, search } = splitTarget(request.url ?? "/");
    const canonical = toCanonicalPath(requested);
    if (method === "POST") {
      const refusal = findFormRefusal(request, publicOrigin);
      if (refusal || canonical.kind !== "canonical") {
        sendText(response, refusal?.status ?? 404, refusal?.text ?? "Not found");
      } else {
        await respondToVisitor(request, response, { path: canonical.path, search, address });
      }
      return;
    }
    if (canonical.kind === "redirect") {
      redirect(response, canonical.path + search);
    } else if (canonical.kind === "canonical" && isAccountPath(canonical.path)) {
      await respondToVisitor(request, response, { path: canonical.path, search, address });
    } else if (canonical.kind === "canonical" && canonical.path.endsWith(".data")) {
      // Rejects React Router's data requests, because public pages never make one.
      sendText(response, 404, "Not found");
    } else {
      const path = canonical.kind === "canonical" ? canonical.path : toNotFoundPath("/");
      await sendPublicPage(request, response, { path, search, address });
    }
  }

  async function forwardToCms(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    if (!cmsMethods.includes(request.method ?? "")) {
      rejectMethod(response, cmsMethods);
    } else if (!URL.canParse(`http://${request.headers.host}`)) {
      sendText(response, 400, "Bad request");
    } else {
      await cms.web(request, response, address);
    }
  }

  /** Sends a cached page synchronously if possible; returns false otherwise. */
  function sendFromCache(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): boolean {
    const { method, url = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || hasBody(request)) {
      return false;
    }
    // Cached pages are keyed by canonical paths, so no other spelling of a target matches.
    const page = pages.hit(url);
    if (page?.status !== 200 || !open.admit(address, response)) {
      return false;
    }
    sendCachedPage(request, response, page);
    return true;
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    setHeaders(response, commonHeaders);
    const { path } = splitTarget(request.url ?? "/");
    if (hasBody(request) && ignoresBody(request, path)) {
      rejectLargeBody(response);
    } else if (request.method === "OPTIONS" && path === "*") {
      response.writeHead(204, { allow: pageMethods.join(", ") }).end();
    } else if (path === "/healthz") {
      sendText(response, 200, "ok");
    } else if (path === "/readyz") {
      const ready = await options.isReady();
      const healthText = options.isConnectedToCms()
        ? "ok"
        : "ok, without the CMS: pages that were drawn before";
      sendText(response, ready ? 200 : 503, ready ? healthText : "not ready");
    } else if (!open.admit(address, response)) {
      sendUnavailable(response, "Too many requests at once");
    } else if (closedPaths.includes(path)) {
      sendText(response, 404, "Not found");
    } else if (isForCms(path)) {
      await forwardToCms(request, response, address);
    } else {
      await new Promise<void>((resolve, reject) => {
        response.once("close", resolve);
        renderer.files(request, response, () =>
          respondWithPage(request, response, address).then(resolve, reject),
        );
      });
    }
  }

  /** Responds to an error with 413 or 500. Logs it, unless the body was too large or the client disconnected. */
  function respondWithError(
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (error instanceof BodyTooLarge) {
      sendText(response, 413, "The form is too large");
    } else if (!response.destroyed) {
      // Logs only while the client is connected, because a disconnection is not an error of the server.
      const { path } = splitTarget(request.url ?? "/");
      console.error(`${request.method} ${path}`, error);
      sendText(response, 500, "Internal error");
    }
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (!normalizeRequestTarget(request)) {
      sendText(response, 400, "Bad request");
      return;
    }
    const address = options.clientAddressOf(request);
    // Skips the request id for cached pages: they are not logged, and cause no call to the CMS.
    if (sendFromCache(request, response, address)) {
      return;
    }
    if (hasBody(request)) {
      rejectSlowBody(request, response, bodySpeedLimit);
    }
    const id = readRequestId(request);
    // Passes the id on, so that the CMS logs the request with the same id.
    request.headers["x-request-id"] = id;
    requestId.run(id, () => {
      respond(request, response, address).catch((error) =>
        respondWithError(error, request, response),
      );
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    try {
      handle(request, response);
    } catch (error) {
      respondWithError(error, request, response);
    }
  };
}
