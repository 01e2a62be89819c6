import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentApi } from "contracts";
import type { FairQueue } from "contracts/fair-queue";
import { requestId, requestIdOf } from "contracts/request-id";
import { refuseBody } from "./body-bound.ts";
import { canonicalPath } from "./canonical-path.ts";
import type { CmsProxy } from "./cms-proxy.ts";
import { isForCms } from "./cms-proxy.ts";
import { goneSignal } from "./gone-signal.ts";
import { isNotFoundPath, notFoundPath } from "./not-found-path.ts";
import { OpenRequests } from "./open-requests.ts";
import type { PageCache } from "./page-cache.ts";
import { answerPersonally, isPersonalPath } from "./personal-pages.ts";
import type { PublishedPaths } from "./published-paths.ts";
import { quoteSearch } from "./quote-search.ts";
import type { RedirectHitCounter } from "./redirect-hit-counter.ts";
import { refuseForm } from "./refuse-form.ts";
import type { Renderer } from "./renderer.ts";
import { normalizeTarget } from "./request-target.ts";
import type { OwnPage } from "./security-headers.ts";
import { cachedPageSender, sendPage } from "./send-page.ts";
import { sendText, sendUnavailable } from "./send-text.ts";
import { cutSlowBody } from "./slow-body.ts";
import { BodyTooLarge, hasBody } from "./small-body.ts";

/** Requests that may be open at once. */
const openRequests = { total: 4_096, perAddress: 640 };
/** A body of a few kilobytes has ten seconds; 8 KB/s is what a bad mobile line carries. */
const bodyPace = { graceMs: 10_000, bytesPerSecond: 8 * 1_024 };

export interface SiteOptions {
  cms: CmsProxy;
  /** Whether pages can be served, and are to be asked for here. */
  isReady: () => Promise<boolean>;
  /** Whether changes of the content are heard of now. */
  hearsCms: () => boolean;
  pages: PageCache;
  /** Turns of those who ask for a page of their own. */
  turns: FairQueue;
  paths: Pick<PublishedPaths, "at">;
  redirectHits: Pick<RedirectHitCounter, "count">;
  /** Settles when somebody may be told that there is nothing. */
  unknownPace: (address: string) => Promise<void>;
  renderer: Renderer;
  /** Who a request counts for. */
  visitorOf: (request: IncomingMessage) => string;
  /** Scheme and authority that visitors know the site by. */
  publicOrigin: string;
  /** Headers of every answer, and those of our own pages only. */
  commonHeaders: Record<string, string>;
  pageHeaders: (own?: OwnPage) => Record<string, string>;
}

const pageMethods = ["GET", "HEAD", "POST"];
/** What the CMS may be asked with; no other method has a meaning to it. */
const cmsMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Closed to the public: what the site alone requests of the CMS, and Next's image optimizer, which the
 * site does not use. The CMS refuses them too; here that costs nothing.
 */
const closedPaths: readonly string[] = [
  contentApi.events,
  contentApi.heartbeat,
  contentApi.paths,
  contentApi.redirectHits,
  "/_next/image",
];

/** A body to these is of no use; Node would read it to its end after the answer. */
function takesNoBody({ method = "" }: IncomingMessage, path: string): boolean {
  return ["GET", "HEAD", "OPTIONS"].includes(method) || path === "/healthz" || path === "/readyz";
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** For good; asked again all the same, so that one that was wrong stays in no browser. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, "cache-control": "no-cache" }).end();
}

function refuseMethod(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader("allow", allowed.join(", "));
  sendText(response, 405, "Method not allowed");
}

/** Splits a request target where the query begins; not with URL, which reads `//host` as a host. */
function splitTarget(target: string): { path: string; search: string } {
  const queryStart = target.indexOf("?");
  return queryStart === -1
    ? { path: target, search: "" }
    : { path: target.slice(0, queryStart), search: target.slice(queryStart) };
}

/** Everything the public asks of the one open port. */
export function createSite(options: SiteOptions) {
  const { cms, pages, paths, renderer, publicOrigin, commonHeaders, pageHeaders } = options;
  const open = new OpenRequests(openRequests);
  const sharedHeaders = pageHeaders();
  const sendCachedPage = cachedPageSender({ ...commonHeaders, ...sharedHeaders });

  /** What depends on who asks: a personal page, or any page with a form sent to it. */
  async function answerVisitor(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search, address }: { path: string; search: string; address: string },
  ): Promise<void> {
    const nonce = randomBytes(16).toString("base64");
    // Set for the pages of everyone, before it was known whose this is.
    response.removeHeader("speculation-rules");
    setHeaders(response, pageHeaders({ nonce, path }));
    const { turns } = options;
    const { passwords } = cms;
    const page = { renderer, publicOrigin, path, search, nonce, address, turns, passwords };
    await answerPersonally(request, response, page);
  }

  /** What everyone may be shown: the page at a path, where that has moved, or that there is nothing. */
  async function answerShared(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search, address }: { path: string; search: string; address: string },
  ): Promise<void> {
    const found = renderer.isDocument(path) ? await paths.at(path) : undefined;
    if (found?.kind === "moved") {
      options.redirectHits.count(path);
      redirect(response, found.to);
      return;
    }
    const shown = found?.kind === "nothing" ? notFoundPath(path) : path;
    if (isNotFoundPath(shown)) {
      await options.unknownPace(address);
    }
    const asker = { address, gone: goneSignal(response) };
    await sendPage(request, response, await pages.get(shown, quoteSearch(search), asker));
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    setHeaders(response, sharedHeaders);
    const { method = "GET" } = request;
    if (!pageMethods.includes(method)) {
      refuseMethod(response, pageMethods);
      return;
    }
    const { path: requested, search } = splitTarget(request.url ?? "/");
    const found = canonicalPath(requested);
    if (method === "POST") {
      const refusal = refuseForm(request, publicOrigin);
      if (refusal || found.kind !== "canonical") {
        sendText(response, refusal?.status ?? 404, refusal?.text ?? "Not found");
      } else {
        await answerVisitor(request, response, { path: found.path, search, address });
      }
      return;
    }
    if (found.kind === "redirect") {
      redirect(response, found.path + search);
    } else if (found.kind === "canonical" && isPersonalPath(found.path)) {
      await answerVisitor(request, response, { path: found.path, search, address });
    } else if (found.kind === "canonical" && found.path.endsWith(".data")) {
      // The framework's own requests: of the pages that everyone sees none makes any.
      sendText(response, 404, "Not found");
    } else {
      const path = found.kind === "canonical" ? found.path : notFoundPath("/");
      await answerShared(request, response, { path, search, address });
    }
  }

  async function answerForCms(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    if (!cmsMethods.includes(request.method ?? "")) {
      refuseMethod(response, cmsMethods);
    } else if (!URL.canParse(`http://${request.headers.host}`)) {
      sendText(response, 400, "Bad request");
    } else {
      await cms.web(request, response, address);
    }
  }

  /** Answers with a cached page at once, where nothing has to be looked up; false where it cannot. */
  function answerFromCache(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): boolean {
    const { method, url = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || hasBody(request)) {
      return false;
    }
    // Cached pages are named by canonical paths, so that no other target finds one.
    const page = pages.hit(url);
    if (page?.status !== 200 || !open.admit(address, response)) {
      return false;
    }
    sendCachedPage(request, response, page);
    return true;
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    setHeaders(response, commonHeaders);
    const { path } = splitTarget(request.url ?? "/");
    if (hasBody(request) && takesNoBody(request, path)) {
      refuseBody(response);
    } else if (request.method === "OPTIONS" && path === "*") {
      response.writeHead(204, { allow: pageMethods.join(", ") }).end();
    } else if (path === "/healthz") {
      sendText(response, 200, "ok");
    } else if (path === "/readyz") {
      const ready = await options.isReady();
      const well = options.hearsCms() ? "ok" : "ok, without the CMS: pages that were drawn before";
      sendText(response, ready ? 200 : 503, ready ? well : "not ready");
    } else if (!open.admit(address, response)) {
      sendUnavailable(response, "Too many requests at once");
    } else if (closedPaths.includes(path)) {
      sendText(response, 404, "Not found");
    } else if (isForCms(path)) {
      await answerForCms(request, response, address);
    } else {
      await new Promise<void>((resolve, reject) => {
        response.once("close", resolve);
        renderer.files(request, response, () =>
          answerPage(request, response, address).then(resolve, reject),
        );
      });
    }
  }

  async function answerOrFail(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const address = options.visitorOf(request);
      if (!answerFromCache(request, response, address)) {
        await answer(request, response, address);
      }
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        sendText(response, 413, "The form is too large");
      } else if (!response.destroyed) {
        // A client that disconnected is no fault of the server.
        const { path } = splitTarget(request.url ?? "/");
        console.error(`${request.method} ${path}`, error);
        sendText(response, 500, "Internal error");
      }
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!normalizeTarget(request)) {
      sendText(response, 400, "Bad request");
      return;
    }
    if (hasBody(request)) {
      cutSlowBody(request, response, bodyPace);
    }
    const id = requestIdOf(request);
    // The CMS knows the request by it too.
    request.headers["x-request-id"] = id;
    await requestId.run(id, () => answerOrFail(request, response));
  };
}
