import { randomBytes } from "node:crypto";
import { type AccountKind, passkeyChallengeMs } from "contracts";
import { z } from "zod";
import { sealToken, unsealToken } from "../../platform/sealed-token.ts";

/** Purpose of a challenge. `login`: a login or a confirmation of a session. `add`: a new passkey for the account. */
export type ChallengePurpose =
  | { kind: AccountKind; use: "login" }
  | { kind: AccountKind; use: "add"; accountId: string };

const content = z.object({
  /** 32 random bytes, in base64url. */
  challenge: z.string(),
  /** Time in ms since 1970. */
  issuedAt: z.number(),
});
export type Challenge = z.infer<typeof content>;

/** Derives a key name from the purpose, so that a challenge for one purpose cannot be opened for another. */
function keyPurpose(purpose: ChallengePurpose): string {
  const account = purpose.use === "add" ? ` ${purpose.accountId}` : "";
  return `passkey-${purpose.use} ${purpose.kind}${account}`;
}

/**
 * Returns a new challenge, and a token with the challenge that the client must send back. The server stores no
 * challenges, so that nobody can fill the database with them.
 *
 * @param issuedAt time in ms since 1970
 */
export function createChallenge(
  purpose: ChallengePurpose,
  issuedAt = Date.now(),
): { challenge: Uint8Array<ArrayBuffer>; token: string } {
  const challenge = new Uint8Array(randomBytes(32));
  const sealed: Challenge = { challenge: Buffer.from(challenge).toString("base64url"), issuedAt };
  return { challenge, token: sealToken(sealed, keyPurpose(purpose)) };
}

/** Returns the challenge in a token; undefined if the token is expired or forged, or was issued for another purpose. */
export function verifyChallengeToken(
  purpose: ChallengePurpose,
  token: string,
): Challenge | undefined {
  const challenge = unsealToken(content, token, keyPurpose(purpose));
  const isValid = challenge && challenge.issuedAt + passkeyChallengeMs >= Date.now();
  return isValid ? challenge : undefined;
}
