import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import {
  type CachedPage,
  type Encoding,
  encodeBody,
  isPubliclyCacheable,
  type RenderedPage,
} from "./cache/rendered-page.ts";
import { allowInlineStyle } from "./security-headers.ts";

/** Supported encodings, the best first. */
const preferredEncodings: Encoding[] = ["br", "gzip", "identity"];

/** Maximum number of cached Accept-Encoding values. Browsers send only a few different values. */
const maxAccepted = 50;
const encodingCache = new LRUCache<string, Encoding>({
  max: maxAccepted,
  memoMethod: (header) => {
    const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings();
    return preferredEncodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
  },
});

function negotiate({ headers }: IncomingMessage): Encoding {
  return encodingCache.memo(String(headers["accept-encoding"] ?? ""));
}

/**
 * Policy for shared caches only, which browsers ignore (RFC 9213): a publish is visible within two
 * seconds, and during an outage pages are served for a day.
 */
const sharedCaching = "max-age=1, stale-while-revalidate=1, stale-if-error=86400";

type Header = [name: string, value: string];

/** Returns the headers of a page in every encoding, and of a 304. `policy` is the CSP for this kind of page. */
function headersOf(page: RenderedPage, policy: string | undefined, method = "GET"): Header[] {
  const headers: Header[] = [...page.headers];
  if (page.inlineStyle && policy) {
    headers.push(["content-security-policy", allowInlineStyle(policy, page.inlineStyle)]);
  }
  headers.push(["vary", "Accept-Encoding"]);
  if (page.status === 200 && method !== "POST") {
    headers.push(["etag", page.etag]);
    const [, caching] = page.headers.find(([name]) => name === "cache-control") ?? [];
    if (!page.isEarlier && isPubliclyCacheable(caching)) {
      headers.push(["cdn-cache-control", sharedCaching]);
    }
  }
  return headers;
}

function bodyHeaders(encoding: Encoding, { byteLength }: Buffer): Header[] {
  const length: Header = ["content-length", String(byteLength)];
  return encoding === "identity" ? [length] : [["content-encoding", encoding], length];
}

function isNotModified({ headers, method }: IncomingMessage, page: RenderedPage): boolean {
  const knownEtags = headers["if-none-match"];
  return (
    knownEtags !== undefined &&
    method !== "POST" &&
    page.status === 200 &&
    knownEtags.includes(page.etag)
  );
}

/** Sends a page in the best encoding that the browser accepts, or 304 if the browser already has the page. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
): Promise<void> {
  const encoding = negotiate(request);
  const policy = response.getHeader("content-security-policy")?.toString();
  for (const [name, value] of headersOf(page, policy, request.method)) {
    // Appends Set-Cookie, because only this header may occur several times.
    if (name === "set-cookie") {
      response.appendHeader(name, value);
    } else {
      response.setHeader(name, value);
    }
  }
  if (isNotModified(request, page)) {
    response.writeHead(304).end();
    return;
  }
  const body = await encodeBody(page, encoding);
  for (const [name, value] of bodyHeaders(encoding, body)) {
    response.setHeader(name, value);
  }
  response.writeHead(page.status);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Alternating names and values, which `writeHead` sends without validating each. */
type Head = string[];
type Heads = Record<Encoding | "notModified", Head>;

/**
 * Sends cached pages, whose headers are built only once; `common` are the headers of all pages. The
 * response must have no headers yet.
 */
export function createCachedPageSender(common: Record<string, string>) {
  const heads = new WeakMap<CachedPage, Heads>();

  function headsOf(page: CachedPage): Heads {
    const headers = {
      ...common,
      ...Object.fromEntries(headersOf(page, common["content-security-policy"])),
    };
    const notModified = Object.entries(headers).flat();
    const withBody = (encoding: Encoding) => [
      ...notModified,
      ...bodyHeaders(encoding, page.bodies[encoding]).flat(),
    ];
    return {
      notModified,
      br: withBody("br"),
      gzip: withBody("gzip"),
      identity: withBody("identity"),
    };
  }

  return (request: IncomingMessage, response: ServerResponse, page: CachedPage): void => {
    let headsOfPage = heads.get(page);
    if (!headsOfPage) {
      headsOfPage = headsOf(page);
      heads.set(page, headsOfPage);
    }
    if (isNotModified(request, page)) {
      response.writeHead(304, headsOfPage.notModified).end();
      return;
    }
    const encoding = negotiate(request);
    response.writeHead(page.status, headsOfPage[encoding]);
    response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
  };
}
