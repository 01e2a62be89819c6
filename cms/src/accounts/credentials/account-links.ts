import { type AccountKind, type Locale, localePrefix, tokenPagePaths } from "contracts";
import { and, eq, gt, inArray, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { accountLinks } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { createSecretToken, hashToken } from "../../platform/secret-token.ts";
import { accountKinds, toOwnerColumns, toSqlInterval } from "./account-kinds.ts";

const hourMs = 60 * 60 * 1_000;
const weekMs = 7 * 24 * hourMs;

/** Purpose and lifetime of each link; the e-mails state the lifetime (emails/). */
const screens = {
  customerReset: { purpose: "password", validityMs: hourMs },
  staffReset: { purpose: "password", validityMs: hourMs },
  staffInvite: { purpose: "password", validityMs: weekMs },
  proveEmail: { purpose: "prove-email", validityMs: weekMs },
  undoEmail: { purpose: "undo-email", validityMs: weekMs },
  confirmDeletion: { purpose: "confirm-deletion", validityMs: weekMs },
} as const satisfies Record<keyof typeof tokenPagePaths, object>;

type LinkPurpose = (typeof screens)[keyof typeof screens]["purpose"];

/**
 * Purposes to which a link is changed once it was used or replaced. The row remains until the link expires, so that a
 * second click on a used link can report success (email-links.ts).
 */
export const formerLinkPurposes = {
  "prove-email": "former-proof",
  "confirm-deletion": "former-deletion",
} as const satisfies Partial<Record<LinkPurpose, string>>;

const former: string[] = Object.values(formerLinkPurposes);

/**
 * Purposes of links that stay valid when another link of the account is used. An intruder therefore cannot end the link
 * that restores the former e-mail address. Restoring the address ends these links too, except former ones.
 */
const independentPurposes = ["undo-email", "confirm-deletion", ...former];

interface NewLink {
  kind: AccountKind;
  id: string;
  screen: keyof typeof tokenPagePaths;
  locale: Locale;
  /** E-mail address to verify or to restore. */
  email?: string;
}

/** Creates a link that can be used once, and deletes expired links. */
export async function createAccountLink(
  db: Database,
  { kind, id, screen, locale, email }: NewLink,
): Promise<string> {
  const token = createSecretToken();
  const { purpose, validityMs } = screens[screen];
  const expired = db
    .select({ token: accountLinks.tokenHash })
    .from(accountLinks)
    .where(lte(accountLinks.expiresAt, sql`now()`))
    .limit(100)
    .for("update", { skipLocked: true });
  await db.delete(accountLinks).where(inArray(accountLinks.tokenHash, expired));
  await db.insert(accountLinks).values({
    ...toOwnerColumns(kind, id),
    tokenHash: hashToken(token),
    purpose,
    email: email ?? null,
    expiresAt: sql`now() + ${toSqlInterval(validityMs)}`,
  });
  return `${env.PUBLIC_URL}${localePrefix(locale)}${tokenPagePaths[screen]}?token=${token}`;
}

/** Returns when a link that restores an e-mail address was sent; undefined if there is none with this token. */
export async function findUndoLinkTime(db: Database, token: string): Promise<string | undefined> {
  const { validityMs } = screens.undoEmail;
  const [link] = await db
    .select({
      sentAt: sql<string>`(${accountLinks.expiresAt} - ${toSqlInterval(validityMs)})::text`,
    })
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashToken(token)));
  return link?.sentAt;
}

export interface ConsumedLink {
  /** Id of the account to which the link belongs. */
  id: string;
  /** E-mail address to verify or to restore; empty for other links. */
  email: string;
}

interface RequestedLink {
  kind: AccountKind;
  token: string;
  purpose: LinkPurpose;
}

/**
 * SQL condition: the link has this token and purpose and is not expired, and its account is open. The query must join
 * links with accounts.
 */
function isValidLink({ kind, token, purpose }: RequestedLink) {
  return and(
    eq(accountLinks.tokenHash, hashToken(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, sql`now()`),
    accountKinds[kind].isOpen,
  );
}

/**
 * Changes the purpose of links that verify an e-mail address or confirm a deletion request to the corresponding purpose
 * in `formerLinkPurposes`.
 */
export async function markLinksAsFormer(
  transaction: Database,
  purpose: keyof typeof formerLinkPurposes,
  which: SQL | undefined,
): Promise<void> {
  await transaction
    .update(accountLinks)
    .set({ purpose: formerLinkPurposes[purpose] })
    .where(and(eq(accountLinks.purpose, purpose), which));
}

/**
 * Marks a link as used and returns its account. Returns undefined if the token is wrong, used or expired. Also ends the
 * account's other links, except those in `independentPurposes`.
 */
export async function consumeAccountLink(
  transaction: Database,
  { kind, token, purpose }: RequestedLink,
): Promise<ConsumedLink | undefined> {
  const { accounts, owner } = accountKinds[kind];
  // Locks the account first. If two links of an account are used at once, the second call waits, and then finds that
  // its link was deleted.
  const [account] = await transaction
    .select({ id: accounts.id })
    .from(accountLinks)
    .innerJoin(accounts, eq(accounts.id, accountLinks[owner]))
    .where(isValidLink({ kind, token, purpose }))
    .for("no key update", { of: accounts });
  if (!account) {
    return undefined;
  }
  const { id } = account;
  const ofAccount = eq(accountLinks[owner], id);
  const isTaken = eq(accountLinks.tokenHash, hashToken(token));
  const [link] = await transaction
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(and(ofAccount, isTaken, eq(accountLinks.purpose, purpose)));
  if (!link) {
    return undefined;
  }
  await markLinksAsFormer(transaction, "prove-email", ofAccount);
  if (purpose === "confirm-deletion") {
    await markLinksAsFormer(transaction, purpose, ofAccount);
  }
  const independent = purpose === "undo-email" ? former : independentPurposes;
  await transaction
    .delete(accountLinks)
    .where(and(ofAccount, notInArray(accountLinks.purpose, independent)));
  return { id, email: link.email ?? "" };
}

/**
 * Returns the e-mail address of the account whose password a link may set; undefined if the token is wrong, used or
 * expired.
 */
export async function findLinkEmail(
  db: Database,
  { kind, token }: { kind: AccountKind; token: string },
): Promise<string | undefined> {
  const { accounts, owner } = accountKinds[kind];
  const [found] = await db
    .select({ email: accounts.email })
    .from(accountLinks)
    .innerJoin(accounts, eq(accounts.id, accountLinks[owner]))
    .where(isValidLink({ kind, token, purpose: "password" }));
  return found?.email;
}
