import { previewSegment, sharedPreviewSegment, splitLocalePath } from "contracts";

/** Duration of HSTS, in seconds: two years. */
const hstsSeconds = 63_072_000;

interface SecurityOptions {
  isDevelopment: boolean;
  publicUrl: string;
  /** CSP source expressions of the pages' one inline script, and of their font faces. */
  scriptHash?: string | undefined;
  styleHash?: string | undefined;
}

/** Returns the headers of every response, including responses of the CMS. */
export function createCommonHeaders({ publicUrl }: SecurityOptions): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    // Lists no passkey features, because browsers allow them on the site's own pages by default.
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": `max-age=${hstsSeconds}; includeSubDomains` }
      : {}),
  };
}

/** A page rendered for one visitor. */
export interface VisitorPage {
  /** CSP nonce of the page's scripts, and of styles that the scripts insert. */
  nonce: string;
  /** Canonical path of the page. */
  path: string;
}

/** Classifies preview pages: a draft for staff, or a draft that is shared by a link. */
function previewAt(path: string): "draft" | "link" | undefined {
  const [, first, second] = splitLocalePath(path.replace(/\.data$/, "")).rest.split("/");
  if (first !== previewSegment) {
    return undefined;
  }
  return second === sharedPreviewSegment ? "link" : "draft";
}

/**
 * Returns the Content Security Policy of our own pages. It allows our files and, by hash, the one inline script and the
 * font faces; `allowInlineStyle` adds the page's styles. For pages that hydrate, it also allows scripts and styles with
 * the nonce, and the style attributes of the toasts.
 */
function pagePolicy(
  { isDevelopment, scriptHash = "", styleHash = "" }: SecurityOptions,
  own?: VisitorPage,
): string {
  // In development, Vite's hot reload injects inline scripts and styles.
  const ownScripts = own ? `${scriptHash} 'nonce-${own.nonce}'` : scriptHash;
  const scripts = isDevelopment ? "'unsafe-inline'" : ownScripts;
  const ownStyles = own ? `${styleHash} 'nonce-${own.nonce}'` : styleHash;
  const styles = isDevelopment ? "'unsafe-inline'" : ownStyles;
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
    // Only the CMS's screens may frame a draft. Other pages of our origin cannot, because their own policies allow no
    // frames.
    `frame-ancestors ${own && previewAt(own.path) === "draft" ? "'self'" : "'none'"}`,
  ].join("; ");
}

/** Returns the headers of our own pages: of public pages, or of a page rendered for one visitor (`own`). */
export function createPageHeaders(
  options: SecurityOptions,
  own?: VisitorPage,
): Record<string, string> {
  return {
    "content-security-policy": pagePolicy(options, own),
    ...(own && previewAt(own.path) ? { "x-robots-tag": "noindex, nofollow" } : {}),
    // Lets browsers prerender links that a visitor is about to follow (web/public/speculation-rules.json). Account
    // pages do not need this, because their links load no new document.
    ...(options.isDevelopment || own ? {} : { "speculation-rules": '"/speculation-rules.json"' }),
  };
}

/** Adds the hash of a page's inline style sheet to the page's policy. */
export function allowInlineStyle(policy: string, hash: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' '${hash}'`);
}
