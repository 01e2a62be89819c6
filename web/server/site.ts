import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { canonicalPath } from "./canonical-path.ts";
import type { CmsProxy } from "./cms-proxy.ts";
import { isForCms } from "./cms-proxy.ts";
import type { PageCache } from "./page-cache.ts";
import { answerPersonally, isPersonalPath, refuseForm } from "./personal-pages.ts";
import { quoteSearch } from "./quote-search.ts";
import type { Renderer } from "./renderer.ts";
import { sendPage } from "./send-page.ts";

/** A path that no document can have: what is drawn for an impossible address. */
const impossiblePath = "/-";

export interface SiteOptions {
  cms: CmsProxy;
  cmsUrl: string;
  pages: PageCache;
  renderer: Renderer;
  /** Scheme and authority that visitors know the site by. */
  publicOrigin: string;
  /** Headers of every answer, and those of our own pages only. */
  commonHeaders: Record<string, string>;
  pageHeaders: (nonce?: string) => Record<string, string>;
}

const pageMethods = ["GET", "HEAD", "POST"];

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain", "cache-control": "no-store" });
  response.end(`${text}\n`);
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** Splits a request target where the query begins; not with URL, which reads `//host` as a host. */
function splitTarget(target: string): { path: string; search: string } {
  const queryStart = target.indexOf("?");
  return queryStart === -1
    ? { path: target, search: "" }
    : { path: target.slice(0, queryStart), search: target.slice(queryStart) };
}

/** Pages can be served: some were drawn already, or the CMS answers. */
async function isReady({ pages, cmsUrl }: SiteOptions): Promise<boolean> {
  return (
    pages.hasPages ||
    fetch(new URL("/readyz", cmsUrl), { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  );
}

/** Everything the public asks of the one open port. */
export function createSite(options: SiteOptions) {
  const { cms, pages, renderer, publicOrigin, commonHeaders, pageHeaders } = options;

  /** What depends on who asks: a personal page, or any page with a form sent to it. */
  async function answerVisitor(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: { path: string; search: string },
  ): Promise<void> {
    const nonce = randomBytes(16).toString("base64");
    setHeaders(response, pageHeaders(nonce));
    await answerPersonally(request, response, { renderer, publicOrigin, path, search, nonce });
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setHeaders(response, pageHeaders());
    const { method = "GET" } = request;
    if (!pageMethods.includes(method)) {
      response.setHeader("allow", pageMethods.join(", "));
      sendText(response, 405, "Method not allowed");
      return;
    }
    const { path, search } = splitTarget(request.url ?? "/");
    const address = canonicalPath(path);
    if (method === "POST") {
      const refusal = refuseForm(request, publicOrigin);
      if (refusal || address.kind !== "canonical") {
        sendText(response, refusal?.status ?? 404, refusal?.text ?? "Not found");
      } else {
        await answerVisitor(request, response, { path: address.path, search });
      }
      return;
    }
    if (address.kind === "redirect") {
      response.writeHead(301, { location: address.path + search }).end();
    } else if (address.kind === "canonical" && isPersonalPath(address.path)) {
      await answerVisitor(request, response, { path: address.path, search });
    } else {
      const drawn = address.kind === "canonical" ? address.path : impossiblePath;
      sendPage(request, response, await pages.get(drawn, quoteSearch(search)));
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setHeaders(response, commonHeaders);
    const { path } = splitTarget(request.url ?? "/");
    if (path === "/healthz") {
      sendText(response, 200, "ok");
    } else if (path === "/readyz") {
      const ready = await isReady(options);
      sendText(response, ready ? 200 : 503, ready ? "ok" : "not ready");
    } else if (isForCms(path)) {
      await cms.web(request, response);
    } else {
      await new Promise<void>((resolve, reject) => {
        response.once("close", resolve);
        renderer.files(request, response, () =>
          answerPage(request, response).then(resolve, reject),
        );
      });
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}`, error);
      if (response.headersSent) {
        response.destroy();
      } else {
        sendText(response, 500, "Internal error");
      }
    }
  };
}
