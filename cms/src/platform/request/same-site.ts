import { env } from "../env.ts";

const ownOrigin = new URL(env.PUBLIC_URL).origin;

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Headers and method of a request, from which requests of other sites are detected. */
interface Sender {
  headers: Headers;
  method?: string;
}

function isSafe(method: string | undefined): boolean {
  return method === undefined || safeMethods.includes(method);
}

/**
 * Returns true if, according to the browser, another site made the request. A sibling subdomain counts as another site,
 * because a different operator may control it.
 */
export function isCrossSite({ headers, method }: Sender): boolean {
  const origin = headers.get("origin");
  if (origin !== null) {
    return origin !== ownOrigin;
  }
  // Allows a navigation from another site, because a GET request only displays a page.
  const isFollowedLink = isSafe(method) && headers.get("sec-fetch-mode") === "navigate";
  const site = headers.get("sec-fetch-site");
  return (site === "cross-site" || site === "same-site") && !isFollowedLink;
}

/**
 * Returns true if the request may use its session cookie. A request that changes data must declare that it comes from
 * our own pages, as every browser does (CSRF protection).
 */
export function mayUseCookie(sender: Sender): boolean {
  const { headers, method } = sender;
  const isOwn = headers.has("origin") || headers.get("sec-fetch-site") === "same-origin";
  return !isCrossSite(sender) && (isSafe(method) || isOwn);
}
