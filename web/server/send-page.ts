import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import {
  bodyIn,
  type DrawnPage,
  type Encoding,
  isForEveryone,
  type KeptPage,
} from "./drawn-page.ts";
import { allowStyle } from "./security-headers.ts";

/** Best first. */
const preferred: Encoding[] = ["br", "gzip", "identity"];

/** Bound on the Accept-Encoding headers that are remembered; browsers send a handful. */
const maxAccepted = 50;
const negotiated = new LRUCache<string, Encoding>({
  max: maxAccepted,
  memoMethod: (header) => {
    const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings();
    return preferred.find((encoding) => accepted.includes(encoding)) ?? "identity";
  },
});

function negotiate({ headers }: IncomingMessage): Encoding {
  return negotiated.memo(String(headers["accept-encoding"] ?? ""));
}

/**
 * For caches that many visitors share, which a browser's own does not read (RFC 9213): a publish is seen within
 * two seconds, and a site that is away is shown for a day.
 */
const sharedCaching = "max-age=1, stale-while-revalidate=1, stale-if-error=86400";

type Header = [name: string, value: string];

/** Headers of a page in every encoding, and of a 304 for it; `policy` is that of the pages of its kind. */
function headersOf(page: DrawnPage, policy: string | undefined, method = "GET"): Header[] {
  const headers: Header[] = [...page.headers];
  if (page.inlineStyle && policy) {
    headers.push(["content-security-policy", allowStyle(policy, page.inlineStyle)]);
  }
  headers.push(["vary", "Accept-Encoding"]);
  if (page.status === 200 && method !== "POST") {
    headers.push(["etag", page.etag]);
    const [, caching] = page.headers.find(([name]) => name === "cache-control") ?? [];
    if (!page.isEarlier && isForEveryone(caching)) {
      headers.push(["cdn-cache-control", sharedCaching]);
    }
  }
  return headers;
}

function bodyHeaders(encoding: Encoding, { byteLength }: Buffer): Header[] {
  const length: Header = ["content-length", String(byteLength)];
  return encoding === "identity" ? [length] : [["content-encoding", encoding], length];
}

function isKnown({ headers, method }: IncomingMessage, page: DrawnPage): boolean {
  const known = headers["if-none-match"];
  return (
    known !== undefined && method !== "POST" && page.status === 200 && known.includes(page.etag)
  );
}

/** Sends a drawn page in the best encoding the browser takes, or 304 when it has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: DrawnPage,
): Promise<void> {
  const encoding = negotiate(request);
  const policy = response.getHeader("content-security-policy")?.toString();
  for (const [name, value] of headersOf(page, policy, request.method)) {
    // Of cookies alone there may be several.
    if (name === "set-cookie") {
      response.appendHeader(name, value);
    } else {
      response.setHeader(name, value);
    }
  }
  if (isKnown(request, page)) {
    response.writeHead(304).end();
    return;
  }
  const body = await bodyIn(page, encoding);
  for (const [name, value] of bodyHeaders(encoding, body)) {
    response.setHeader(name, value);
  }
  response.writeHead(page.status);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Names and values by turns, as `writeHead` sends them without looking at each. */
type Head = string[];
type Heads = Record<Encoding | "notModified", Head>;

/**
 * Sends cached pages, whose headers are put together once: `common` are those that all of them have.
 * Nothing may have been set on the response before.
 */
export function cachedPageSender(common: Record<string, string>) {
  const heads = new WeakMap<KeptPage, Heads>();

  function headsOf(page: KeptPage): Heads {
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

  return (request: IncomingMessage, response: ServerResponse, page: KeptPage): void => {
    let own = heads.get(page);
    if (!own) {
      own = headsOf(page);
      heads.set(page, own);
    }
    if (isKnown(request, page)) {
      response.writeHead(304, own.notModified).end();
      return;
    }
    const encoding = negotiate(request);
    response.writeHead(page.status, own[encoding]);
    response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
  };
}
