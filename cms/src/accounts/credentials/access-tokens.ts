import type { AccessToken, AccountKind, CreatedTokenResponse, CreateTokenRequest } from "contracts";
import { maxAccessTokens } from "contracts";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import type { Actor } from "../../audit/audit.ts";
import { accessTokens } from "../../platform/app-tables.ts";
import { type Database, inTransaction } from "../../platform/database.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { createRandomBase32, hashToken } from "../../platform/secret-token.ts";
import { type AccountRef, isOwnedBy, toOwnerColumns, toSqlInterval } from "./account-kinds.ts";
import { notifyOfNewToken } from "./account-notices.ts";
import { lockAccountAndSession } from "./lock-account.ts";
import { recordOwnAccountAction } from "./record-own-account-action.ts";

/** Length of a token's secret part in characters; each character contains 5 random bits. */
const secretLength = 40;

const dayMs = 24 * 60 * 60 * 1_000;

/** SQL condition: the token has not expired. */
export const isUnexpiredToken = gt(accessTokens.expiresAt, sql`now()`);

const columns = {
  id: accessTokens.id,
  name: accessTokens.name,
  scope: accessTokens.scope,
  createdAt: isoTime(accessTokens.createdAt),
  expiresAt: isoTime(accessTokens.expiresAt),
  lastUsedAt: isoTime(accessTokens.lastUsedAt),
  network: accessTokens.lastUsedNetwork,
};

/** Returns the tokens of an account that have not expired, the newest first. */
export async function listAccessTokens(db: Database, owned: AccountRef): Promise<AccessToken[]> {
  return db
    .select(columns)
    .from(accessTokens)
    .where(and(isOwnedBy(accessTokens, owned), isUnexpiredToken))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

interface NewToken extends CreateTokenRequest {
  kind: AccountKind;
  account: Actor;
  /** Session token of the request that creates the access token. */
  sessionToken: string;
}

export type CreateTokenResult =
  | { ok: true; created: CreatedTokenResponse }
  | { ok: false; code: "unauthenticated" | "too-many-tokens" };

/** Creates a token and notifies the owner. Returns the token itself; the database stores only its hash. */
export async function createAccessToken(
  payload: Payload,
  request: NewToken,
): Promise<CreateTokenResult> {
  const { kind, account, name, scope, days } = request;
  const owned = { kind, id: account.id };
  const id = createId();
  const secret = createRandomBase32(secretLength);
  const result = await inTransaction<CreateTokenResult>(payload, async (transaction) => {
    if (!(await lockAccountAndSession(transaction, owned, request.sessionToken))) {
      return { ok: false, code: "unauthenticated" };
    }
    const used = await transaction.$count(
      accessTokens,
      and(isOwnedBy(accessTokens, owned), isUnexpiredToken),
    );
    if (used >= maxAccessTokens) {
      return { ok: false, code: "too-many-tokens" };
    }
    const [created] = await transaction
      .insert(accessTokens)
      .values({
        id,
        ...toOwnerColumns(kind, account.id),
        secretHash: hashToken(secret),
        name,
        scope,
        expiresAt: sql`now() + ${toSqlInterval(days * dayMs)}`,
      })
      .returning(columns);
    const accessToken = created as AccessToken;
    const { expiresAt } = accessToken;
    await recordOwnAccountAction(transaction, request, {
      action: "staff.token-create",
      after: { name, scope, expiresAt },
    });
    const token = `pat_${id.replaceAll("-", "")}_${secret}`;
    return { ok: true, created: { ...accessToken, token } };
  });
  if (result.ok) {
    notifyOfNewToken(payload, owned, result.created);
  }
  return result;
}

/** Revokes a token of an account; returns false if the account has no such token. */
export async function revokeAccessToken(
  payload: Payload,
  { kind, account, tokenId }: { kind: AccountKind; account: Actor; tokenId: string },
): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const [revoked] = await transaction
      .delete(accessTokens)
      .where(
        and(
          isOwnedBy(accessTokens, { kind, id: account.id }),
          isUnexpiredToken,
          eq(accessTokens.id, tokenId),
        ),
      )
      .returning({ name: accessTokens.name, scope: accessTokens.scope });
    if (!revoked) {
      return false;
    }
    await recordOwnAccountAction(
      transaction,
      { kind, account },
      {
        action: "staff.token-revoke",
        before: revoked,
      },
    );
    return true;
  });
}

/** Deletes all tokens of an account. Call endAllSessions first: a live session could still create a token. */
export async function deleteAccessTokens(transaction: Database, owned: AccountRef): Promise<void> {
  await transaction.delete(accessTokens).where(isOwnedBy(accessTokens, owned));
}
