import { env } from "../env.ts";

const ownOrigin = new URL(env.PUBLIC_URL).origin;

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Whether a browser says that another site made this request. */
export function isForeign(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin !== null) {
    return origin !== ownOrigin;
  }
  // A link from another site may be followed: it arrives by GET and shows what it leads to.
  return (
    headers.get("sec-fetch-site") === "cross-site" && headers.get("sec-fetch-mode") !== "navigate"
  );
}

/**
 * Whether a session cookie that came with this request counts. What changes something must say that
 * it comes from our own pages; every browser does.
 */
export function mayUseCookie({ headers, method }: { headers: Headers; method?: string }): boolean {
  if (isForeign(headers)) {
    return false;
  }
  const isSafe = method === undefined || safeMethods.includes(method);
  const site = headers.get("sec-fetch-site");
  const isOwn = headers.has("origin") || (site !== null && site !== "cross-site");
  return isSafe || isOwn;
}
