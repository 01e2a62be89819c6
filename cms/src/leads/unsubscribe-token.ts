import { createHash } from "node:crypto";
import { sealingSecrets, sealText, unsealText } from "../platform/sealed-text.ts";

const purpose = "unsubscribe";

/**
 * Secrets that Payload derives from the configured secrets (`payload.secret`). Links in exports from before November
 * 2026 are encrypted with these secrets and must stay valid.
 */
const derivedSecrets = sealingSecrets.map((secret) =>
  createHash("sha256").update(secret).digest("hex").slice(0, 32),
);

/**
 * Returns the token that ends the subscriptions of an e-mail address. The token is the encrypted address, so it never
 * expires and does not reveal the address in logs.
 */
export function createUnsubscribeToken(email: string): string {
  // Hexadecimal, because the token is part of a path and paths are converted to lower case.
  return sealText(email, purpose).toString("hex");
}

/** Returns the e-mail address in a token. Returns undefined for a token that we did not issue. */
export function readUnsubscribeToken(token: string): string | undefined {
  const bytes = Buffer.from(token, "hex");
  if (bytes.length * 2 !== token.length) {
    return undefined;
  }
  return unsealText(bytes, purpose, [...sealingSecrets, ...derivedSecrets]);
}
