import { createHash } from "node:crypto";
import { env } from "../ground/env.ts";
import { openText, sealText } from "../ground/sealed-text.ts";

const purpose = "unsubscribe";

/**
 * What Payload makes of its configured secret (`payload.secret`). Links in exports made before November
 * 2026 are sealed with it, and stay valid.
 */
const derivedSecret = createHash("sha256").update(env.PAYLOAD_SECRET).digest("hex").slice(0, 32);

/**
 * Token that ends the subscriptions of one e-mail address and does nothing else. It contains the
 * address, encrypted, so that it works for as long as the address gets mail and no log can read it.
 */
export function unsubscribeToken(email: string): string {
  // Hexadecimal: a token is part of a page's address, which is in lower case.
  return sealText(email, { secret: env.PAYLOAD_SECRET, purpose }).toString("hex");
}

/** Returns the e-mail address of a token of ours, or undefined where the token is another's. */
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
