import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits for a cookie or link; validated by contracts' tokenField. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the hash under which a token is stored, so that a leaked database contains no usable tokens. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
