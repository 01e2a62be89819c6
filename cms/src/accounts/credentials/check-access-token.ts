import { timingSafeEqual } from "node:crypto";
import { type AccountKind, accessTokenPattern, type TokenScope } from "contracts";
import { and, eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { accessTokens } from "../../platform/app-tables.ts";
import { type Database, database, prepareQuery } from "../../platform/database.ts";
import { createSecretToken, hashToken } from "../../platform/secret-token.ts";
import { isUnexpiredToken } from "./access-tokens.ts";
import { accountKinds } from "./account-kinds.ts";
import {
  type CredentialCheckResult,
  findAccounts,
  type LoginAttempt,
  rejectLoginAttempt,
} from "./check-credentials.ts";
import type { LoginClient } from "./known-devices.ts";
import { describeLoginDevice } from "./login-device.ts";
import { checkLoginLimits } from "./login-limits.ts";

export type AccessTokenCheckResult =
  | { ok: true; id: string; scope: TokenScope }
  | Exclude<CredentialCheckResult, { ok: true }>;

/** Hash that is compared if no token has the id, so that the response takes as long as for an existing token. */
const nobodysHash = hashToken(createSecretToken());

function findBy(kind: AccountKind) {
  return prepareQuery((db) =>
    db
      .select({
        id: accessTokens.id,
        ownerId: accessTokens[accountKinds[kind].owner],
        secretHash: accessTokens.secretHash,
        scope: accessTokens.scope,
        isDue: sql<boolean>`coalesce(${accessTokens.lastUsedAt} < now() - interval '1 minute', true)`,
      })
      .from(accessTokens)
      .where(and(eq(accessTokens.id, sql.placeholder("id")), isUnexpiredToken))
      .prepare(`${kind}-access-token`),
  );
}

const find = { customer: findBy("customer"), staff: findBy("staff") };

/** Records the last use of a token, at most once a minute. */
async function touchToken(db: Database, id: string, sender: LoginClient): Promise<void> {
  await db
    .update(accessTokens)
    .set({ lastUsedAt: sql`now()`, lastUsedNetwork: describeLoginDevice(sender).network })
    .where(eq(accessTokens.id, id));
}

/**
 * Returns the account and scope of a personal access token that was sent in place of the password. A wrong token counts
 * towards the same limits as a wrong password and gets the same response. A right token is accepted even while the
 * limits reject passwords, because nobody can guess its 200 random bits.
 */
export async function checkAccessToken(
  payload: Payload,
  given: LoginAttempt,
): Promise<AccessTokenCheckResult> {
  const { kind, sender, password } = given;
  const { candidates, ...known } = await findAccounts(payload, given);
  const attempt = { ...given, ...known };
  const [, tokenId = "", secret = ""] = accessTokenPattern.exec(password) ?? [];
  const db = database(payload);
  const [token] = await find[kind](db).execute({ id: tokenId });
  const hash = Buffer.from(hashToken(secret));
  const isSecret = timingSafeEqual(hash, Buffer.from(token?.secretHash ?? nobodysHash));
  const owner = candidates.find(({ id }) => id === token?.ownerId);
  if (!token || !owner || !isSecret) {
    const { own } = await checkLoginLimits(payload, attempt);
    return own.ok
      ? rejectLoginAttempt(payload, attempt, candidates[0])
      : { code: "rate-limited", ...own };
  }
  if (token.isDue) {
    await touchToken(db, token.id, sender);
  }
  return { ok: true, id: owner.id, scope: token.scope };
}
