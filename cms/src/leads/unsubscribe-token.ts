import { createHash } from "node:crypto";
import { env } from "../platform/env.ts";
import { openText, sealText } from "../platform/sealed-text.ts";

const purpose = "unsubscribe";

/**
 * Secret that Payload derives from the configured one (`payload.secret`). Links in exports made before November 2026
 * are encrypted with it and must stay valid.
 */
const derivedSecret = createHash("sha256").update(env.PAYLOAD_SECRET).digest("hex").slice(0, 32);

/**
 * Returns the token that ends the subscriptions of one e-mail address. The token is the encrypted address, so it
 * never expires, and logs do not reveal the address.
 */
export function unsubscribeToken(email: string): string {
  // Hexadecimal, because the token is part of a path, and paths are normalised to lower case.
  return sealText(email, { secret: env.PAYLOAD_SECRET, purpose }).toString("hex");
}

/** Returns the e-mail address of a token; undefined for a token that we did not issue. */
export function readUnsubscribeToken(token: string): string | undefined {
  const bytes = Buffer.from(token, "hex");
  if (bytes.length * 2 !== token.length) {
    return undefined;
  }
  return (
    openText(bytes, { secret: env.PAYLOAD_SECRET, purpose }) ??
    openText(bytes, { secret: derivedSecret, purpose })
  );
}
