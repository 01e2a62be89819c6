import type { IncomingMessage, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import { bodyIn, type DrawnPage, type Encoding, isForEveryone } from "./drawn-page.ts";
import { allowStyle } from "./security-headers.ts";

/** Best first. */
const preferred: Encoding[] = ["br", "gzip", "identity"];

function negotiate(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings();
  return preferred.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

/**
 * For caches that many visitors share, which a browser's own does not read (RFC 9213): a publish is seen within
 * two seconds, and a site that is away is shown for a day.
 */
const sharedCaching = "max-age=1, stale-while-revalidate=1, stale-if-error=86400";

/** Sends a drawn page in the best encoding the browser takes, or 304 when it has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: DrawnPage,
): Promise<void> {
  const encoding = negotiate(request);
  for (const [name, value] of page.headers) {
    // Of cookies alone there may be several.
    if (name === "set-cookie") {
      response.appendHeader(name, value);
    } else {
      response.setHeader(name, value);
    }
  }
  if (page.inlineStyle) {
    allowStyle(response, page.inlineStyle);
  }
  response.setHeader("vary", "Accept-Encoding");
  if (page.status === 200 && request.method !== "POST") {
    response.setHeader("etag", page.etag);
    if (!page.isEarlier && isForEveryone(response.getHeader("cache-control")?.toString())) {
      response.setHeader("cdn-cache-control", sharedCaching);
    }
    if (request.headers["if-none-match"]?.includes(page.etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const body = await bodyIn(page, encoding);
  if (encoding !== "identity") {
    response.setHeader("content-encoding", encoding);
  }
  response.setHeader("content-length", body.byteLength);
  response.writeHead(page.status);
  response.end(request.method === "HEAD" ? undefined : body);
}
