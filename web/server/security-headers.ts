import { createHash } from "node:crypto";
import { themeScript } from "../app/chrome/theme-script.ts";

/** How long browsers are to insist on https, in seconds: two years. */
const hstsSeconds = 63_072_000;

interface SecurityOptions {
  isDevelopment: boolean;
  publicUrl: string;
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

/**
 * The policy of our own pages: our files, and the one inline script by its hash. A page that hydrates
 * has more of them, by nonce, and React Aria's style attributes.
 */
function pagePolicy({ isDevelopment }: SecurityOptions, nonce?: string): string {
  const hash = createHash("sha256").update(themeScript).digest("base64");
  // Vite's hot reload injects scripts and styles of its own.
  const ownScripts = nonce ? `'sha256-${hash}' 'nonce-${nonce}'` : `'sha256-${hash}'`;
  const scripts = isDevelopment ? "'unsafe-inline'" : ownScripts;
  const styles = isDevelopment ? "'unsafe-inline'" : "";
  const sockets = isDevelopment ? "ws:" : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    ...(nonce ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${sockets}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of the pages we draw ourselves; with a nonce, of one visitor's own. */
export function pageHeaders(options: SecurityOptions, nonce?: string): Record<string, string> {
  return {
    "content-security-policy": pagePolicy(options, nonce),
    // What a visitor is about to open is drawn ahead (web/public/speculation-rules.json), but not from
    // a visitor's own page: its links stay inside it, and need no new page.
    ...(options.isDevelopment || nonce ? {} : { "speculation-rules": '"/speculation-rules.json"' }),
  };
}
