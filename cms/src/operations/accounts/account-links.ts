import { sql } from "@payloadcms/db-postgres";
import { type AccountKind, type Locale, localePrefix, tokenScreens } from "contracts";
import type { Database } from "../../database.ts";
import { env } from "../../env.ts";
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

/** A link that lets whoever has it set the account's password, once. */
export async function createAccountLink(
  db: Database,
  { kind, id, screen, locale }: NewLink,
): Promise<string> {
  const token = createToken();
  await db.execute(sql`
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
  const { rows } = await transaction.execute<{ id: string }>(sql`
    delete from account_links l using ${table} a
    where l.token_hash = ${tokenHash(token)} and l.expires_at > now()
      and a.id = l.${column} and ${isOpen}
    returning a.id`);
  const id = rows[0]?.id;
  if (id !== undefined) {
    await transaction.execute(sql`delete from account_links where ${column} = ${id}`);
  }
  return id;
}
