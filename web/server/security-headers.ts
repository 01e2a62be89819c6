import { previewSegment, sharedPreviewSegment, splitLocalePath } from "contracts";

/** How long browsers are to insist on https, in seconds: two years. */
const hstsSeconds = 63_072_000;

interface SecurityOptions {
  isDevelopment: boolean;
  publicUrl: string;
  /** The source expression that allows the one inline script of a page. */
  scriptHash?: string | undefined;
}

/** Headers of every answer, whoever made it. */
export function commonHeaders({ publicUrl }: SecurityOptions): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": `max-age=${hstsSeconds}; includeSubDomains` }
      : {}),
  };
}

/** A page drawn for one visitor. */
export interface OwnPage {
  /** Of its scripts. */
  nonce: string;
  /** Its canonical path. */
  path: string;
}

/** What is not published yet: a draft for staff, or what a link shows of one. */
function previewAt(path: string): "draft" | "link" | undefined {
  const [, first, second] = splitLocalePath(path.replace(/\.data$/, "")).rest.split("/");
  if (first !== previewSegment) {
    return undefined;
  }
  return second === sharedPreviewSegment ? "link" : "draft";
}

/**
 * The policy of our own pages: our files, and the one inline script by its hash; its styles are added by
 * `allowStyle`. A page that hydrates has more scripts, by nonce, and React Aria's style attributes.
 */
function pagePolicy({ isDevelopment, scriptHash = "" }: SecurityOptions, own?: OwnPage): string {
  // Vite's hot reload injects scripts and styles of its own.
  const ownScripts = own ? `${scriptHash} 'nonce-${own.nonce}'` : scriptHash;
  const scripts = isDevelopment ? "'unsafe-inline'" : ownScripts;
  const styles = isDevelopment ? "'unsafe-inline'" : "";
  const sockets = isDevelopment ? "ws:" : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    ...(own ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${sockets}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // The CMS's screens: of all that is under our own origin only their policy lets them frame anything.
    `frame-ancestors ${own && previewAt(own.path) === "draft" ? "'self'" : "'none'"}`,
  ].join("; ");
}

/** Headers of the pages we draw ourselves: everybody's, or one visitor's own. */
export function pageHeaders(options: SecurityOptions, own?: OwnPage): Record<string, string> {
  return {
    "content-security-policy": pagePolicy(options, own),
    ...(own && previewAt(own.path) ? { "x-robots-tag": "noindex, nofollow" } : {}),
    // What a visitor is about to open is drawn ahead (web/public/speculation-rules.json), but not from
    // a visitor's own page: its links stay inside it, and need no new page.
    ...(options.isDevelopment || own ? {} : { "speculation-rules": '"/speculation-rules.json"' }),
  };
}

/** Adds to a policy the hash of the one inline style sheet that a page was rendered with. */
export function allowStyle(policy: string, hash: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' '${hash}'`);
}
