import type { IncomingMessage } from "node:http";

/** Matches the scheme and authority of an absolute-form target (RFC 9112, 3.2.2). Path and query follow the match. */
const origin = /^https?:\/\/([^/?]*)/i;

/**
 * Converts a target in absolute form, as in requests to a proxy, to origin form. Sets the Host header to the target's
 * authority, which has precedence. Returns false if the authority is invalid.
 */
export function normalizeRequestTarget(
  request: Pick<IncomingMessage, "headers" | "method" | "url">,
): boolean {
  const { url = "/" } = request;
  if (url.startsWith("/")) {
    return true;
  }
  const [prefix = "", authority] = origin.exec(url) ?? [];
  if (authority === undefined) {
    return true;
  }
  const pathAndQuery = url.slice(prefix.length);
  if (authority.includes("@") || !URL.canParse(`http://${authority}`)) {
    return false;
  }
  request.headers.host = authority;
  // OPTIONS with only an authority refers to the whole server (RFC 9112, 3.2.4).
  if (request.method === "OPTIONS" && pathAndQuery === "") {
    request.url = "*";
  } else {
    request.url = pathAndQuery.startsWith("/") ? pathAndQuery : `/${pathAndQuery}`;
  }
  return true;
}
