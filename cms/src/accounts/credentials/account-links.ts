import { sql } from "@payloadcms/db-postgres";
import { type AccountKind, type Locale, localePrefix, tokenScreens } from "contracts";
import type { Database } from "../../ground/database.ts";
import { env } from "../../ground/env.ts";
import { accountKinds, interval } from "./account-kinds.ts";
import { createToken, tokenHash } from "./secret-token.ts";

const hourMs = 60 * 60 * 1_000;
/** As the messages say (email/account-messages.ts). */
const validityMs = {
  customerReset: hourMs,
  staffReset: hourMs,
  staffInvite: 7 * 24 * hourMs,
} as const;

interface NewLink {
  kind: AccountKind;
  id: string;
  screen: keyof typeof tokenScreens;
  locale: Locale;
}

/** A link that lets whoever has it set the account's password, once. Sweeps expired ones. */
export async function createAccountLink(
  db: Database,
  { kind, id, screen, locale }: NewLink,
): Promise<string> {
  const token = createToken();
  await db.execute(sql`
    with dead as (
      delete from account_links where token_hash in (
        select token_hash from account_links where expires_at <= now()
        limit 100 for update skip locked
      )
    )
    insert into account_links (token_hash, ${accountKinds[kind].column}, expires_at)
    values (${tokenHash(token)}, ${id}, now() + ${interval(validityMs[screen])})`);
  return `${env.PUBLIC_URL}${localePrefix(locale)}${tokenScreens[screen]}?token=${token}`;
}

/**
 * Takes a link's token and says whose it is; undefined when it is wrong, used or expired. All other
 * links of the account end with it.
 */
export async function takeAccountLink(
  transaction: Database,
  kind: AccountKind,
  token: string,
): Promise<string | undefined> {
  const { table, column, isOpen } = accountKinds[kind];
  // The account first: of two of its links used at once the second waits, and finds none left.
  const { rows: found } = await transaction.execute<{ id: string }>(sql`
    select a.id from account_links l join ${table} a on a.id = l.${column}
    where l.token_hash = ${tokenHash(token)} and l.expires_at > now() and ${isOpen}
    for no key update of a`);
  const id = found[0]?.id;
  if (id === undefined) {
    return undefined;
  }
  const { rows: taken } = await transaction.execute<{ token_hash: string }>(
    sql`delete from account_links where ${column} = ${id} returning token_hash`,
  );
  return taken.some((link) => link.token_hash === tokenHash(token)) ? id : undefined;
}
