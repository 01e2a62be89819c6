import type { AccountKind } from "contracts";
import { eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { z } from "zod";
import { passwords } from "../../platform/app-tables.ts";
import { database } from "../../platform/database.ts";
import { sealToken, unsealToken } from "../../platform/sealed-token.ts";
import { hashToken } from "../../platform/secret-token.ts";
import { accountKinds } from "./account-kinds.ts";

/** Maximum time between the password and the code of a login, in ms. */
export const loginStepLifetimeMs = 10 * 60 * 1_000;

const content = z.object({
  id: z.uuid(),
  /** Hash of the stored password hash. A change of the password therefore invalidates the token. */
  password: z.string(),
  expiresAt: z.number(),
});

function purposeOf(kind: AccountKind): string {
  return `login-step ${kind}`;
}

interface Admitted {
  id: string;
  /** Stored hash that the password matched. */
  passwordHash: string;
}

/**
 * Returns a token which proves that the client sent the account's right password.
 *
 * @param now time in ms since 1970
 */
export function createLoginStepToken(
  kind: AccountKind,
  { id, passwordHash }: Admitted,
  now = Date.now(),
): string {
  const step: z.infer<typeof content> = {
    id,
    password: hashToken(passwordHash),
    expiresAt: now + loginStepLifetimeMs,
  };
  return sealToken(step, purposeOf(kind));
}

export type VerifiedLoginStep = Admitted & { email: string };

/** Returns the account of a token; undefined if it is expired or forged, or if the password has changed. */
export async function verifyLoginStepToken(
  payload: Payload,
  kind: AccountKind,
  token: string,
): Promise<VerifiedLoginStep | undefined> {
  const step = unsealToken(content, token, purposeOf(kind));
  if (!step || step.expiresAt < Date.now()) {
    return undefined;
  }
  const { accounts, owner, isOpen } = accountKinds[kind];
  const [account] = await database(payload)
    .select({ id: accounts.id, email: accounts.email, passwordHash: passwords.hash })
    .from(accounts)
    .innerJoin(passwords, eq(passwords[owner], accounts.id))
    .where(sql`${eq(accounts.id, step.id)} and ${isOpen}`);
  return account && hashToken(account.passwordHash) === step.password ? account : undefined;
}
