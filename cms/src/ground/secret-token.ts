import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie or a link; contracts' tokenField. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: enough to know it again, of no use to whoever reads the database. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
