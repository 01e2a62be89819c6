import { env } from "../env.ts";

const ownOrigin = new URL(env.PUBLIC_URL).origin;

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** What of a request tells where it comes from. */
interface Sender {
  headers: Headers;
  method?: string;
}

function isSafe(method: string | undefined): boolean {
  return method === undefined || safeMethods.includes(method);
}

/**
 * Whether a browser says that another site made this request. A sibling under the same registered
 * domain is another site too: it may be in other hands.
 */
export function isForeign({ headers, method }: Sender): boolean {
  const origin = headers.get("origin");
  if (origin !== null) {
    return origin !== ownOrigin;
  }
  // A link from another site may be followed: it arrives by GET and shows what it leads to.
  const isFollowedLink = isSafe(method) && headers.get("sec-fetch-mode") === "navigate";
  const site = headers.get("sec-fetch-site");
  return (site === "cross-site" || site === "same-site") && !isFollowedLink;
}

/**
 * Whether a session cookie that came with this request counts. What changes something must say that
 * it comes from our own pages; every browser does.
 */
export function mayUseCookie(sender: Sender): boolean {
  const { headers, method } = sender;
  const isOwn = headers.has("origin") || headers.get("sec-fetch-site") === "same-origin";
  return !isForeign(sender) && (isSafe(method) || isOwn);
}
