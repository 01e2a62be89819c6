import { createHash } from "node:crypto";
import { openText, sealText, secrets } from "../platform/sealed-text.ts";

const purpose = "unsubscribe";

/**
 * Secrets that Payload derives from the configured ones (`payload.secret`). Links in exports made before November 2026
 * are encrypted with them and must stay valid.
 */
const derivedSecrets = secrets.map((secret) =>
  createHash("sha256").update(secret).digest("hex").slice(0, 32),
);

/**
 * Returns the token that ends the subscriptions of one e-mail address. The token is the encrypted address, so it
 * never expires, and logs do not reveal the address.
 */
export function createUnsubscribeToken(email: string): string {
  // Hexadecimal, because the token is part of a path, and paths are normalised to lower case.
  return sealText(email, purpose).toString("hex");
}

/** Returns the e-mail address of a token; undefined for a token that we did not issue. */
export function readUnsubscribeToken(token: string): string | undefined {
  const bytes = Buffer.from(token, "hex");
  if (bytes.length * 2 !== token.length) {
    return undefined;
  }
  return openText(bytes, purpose, [...secrets, ...derivedSecrets]);
}
