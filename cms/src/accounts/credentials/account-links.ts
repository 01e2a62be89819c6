import { sql } from "@payloadcms/db-postgres";
import { type AccountKind, type Locale, localePrefix, tokenScreens } from "contracts";
import { eq } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import { env } from "../../ground/env.ts";
import { accountLinks } from "../../ground/own-tables.ts";
import { createToken, tokenHash } from "../../ground/secret-token.ts";
import { customers, staff } from "../../payload-schema.ts";
import { accountKinds, interval } from "./account-kinds.ts";

const hourMs = 60 * 60 * 1_000;
const weekMs = 7 * 24 * hourMs;

/** What a link is good for, and for how long, as the messages say (letters/). */
const screens = {
  customerReset: { purpose: "password", validityMs: hourMs },
  staffReset: { purpose: "password", validityMs: hourMs },
  staffInvite: { purpose: "password", validityMs: weekMs },
  proveEmail: { purpose: "prove-email", validityMs: weekMs },
  undoEmail: { purpose: "undo-email", validityMs: weekMs },
} as const satisfies Record<keyof typeof tokenScreens, object>;

type LinkPurpose = (typeof screens)[keyof typeof screens]["purpose"];

interface NewLink {
  kind: AccountKind;
  id: string;
  screen: keyof typeof tokenScreens;
  locale: Locale;
  /** The address to prove, or to bring back. */
  email?: string;
}

/** A link that lets whoever has it do one thing to the account, once. Sweeps expired ones. */
export async function createAccountLink(
  db: Database,
  { kind, id, screen, locale, email }: NewLink,
): Promise<string> {
  const token = createToken();
  const { purpose, validityMs } = screens[screen];
  await db.execute(sql`
    with dead as (
      delete from account_links where token_hash in (
        select token_hash from account_links where expires_at <= now()
        limit 100 for update skip locked
      )
    )
    insert into account_links (token_hash, ${accountKinds[kind].column}, purpose, email, expires_at)
    values (${tokenHash(token)}, ${id}, ${purpose}, ${email ?? null},
      now() + ${interval(validityMs)})`);
  return `${env.PUBLIC_URL}${localePrefix(locale)}${tokenScreens[screen]}?token=${token}`;
}

export interface TakenLink {
  /** Of the account. */
  id: string;
  /** The address to prove, or to bring back; empty where the link is about none. */
  email: string;
}

/**
 * Takes a link's token and says whose it is; undefined when it is wrong, used or expired. All other
 * links of the account end with it, but those that bring a former address back: who has taken an
 * account over must not end them.
 */
export async function takeAccountLink(
  transaction: Database,
  { kind, token, purpose }: { kind: AccountKind; token: string; purpose: LinkPurpose },
): Promise<TakenLink | undefined> {
  const { table, column, isOpen } = accountKinds[kind];
  // The account first: of two of its links used at once the second waits, and finds none left.
  const { rows: found } = await transaction.execute<{ id: string }>(sql`
    select a.id from account_links l join ${table} a on a.id = l.${column}
    where l.token_hash = ${tokenHash(token)} and l.purpose = ${purpose} and l.expires_at > now()
      and ${isOpen}
    for no key update of a`);
  const id = found[0]?.id;
  if (id === undefined) {
    return undefined;
  }
  const endsAll = purpose === "undo-email";
  const { rows: taken } = await transaction.execute<{ token_hash: string; email: string | null }>(
    sql`delete from account_links
      where ${column} = ${id} and (${endsAll} or purpose <> 'undo-email')
      returning token_hash, email`,
  );
  const link = taken.find(({ token_hash }) => token_hash === tokenHash(token));
  return link && { id, email: link.email ?? "" };
}

/** The address of the account that a link is for; undefined for one that is none. */
export async function emailOfLink(
  db: Database,
  { kind, token }: { kind: AccountKind; token: string },
): Promise<string | undefined> {
  const account = kind === "customer" ? customers : staff;
  const owner = kind === "customer" ? accountLinks.customerId : accountLinks.staffId;
  const [found] = await db
    .select({ email: account.email })
    .from(accountLinks)
    .innerJoin(account, eq(account.id, owner))
    .where(eq(accountLinks.tokenHash, tokenHash(token)));
  return found?.email;
}
