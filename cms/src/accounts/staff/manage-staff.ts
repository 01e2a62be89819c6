import type {
  inviteStaffRequest,
  Locale,
  StaffAccount,
  StaffRole,
  UpdateStaffRequest,
} from "contracts";
import { and, asc, eq, isNull, ne, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Payload } from "payload";
import type { z } from "zod";
import { type Actor, recordAuditEntry, recordAuditedChange } from "../../audit/audit.ts";
import { staff } from "../../payload-schema.ts";
import { accountLinks, passwords } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { queueMails } from "../../platform/mail/mail-queue.ts";
import { revokePreviewLinksOfStaff } from "../../preview/preview-links.ts";
import { deleteAccessTokens } from "../credentials/access-tokens.ts";
import { createAccountLink } from "../credentials/account-links.ts";
import { hasSecondFactor } from "../credentials/has-second-factor.ts";
import { endAllSessions } from "../credentials/sessions.ts";
import { createAccountEmail } from "../emails/account-emails.ts";
import { insertStaff } from "./create-staff.ts";

/**
 * Advisory lock that serialises changes which could remove the last administrator. Its number must differ from those of
 * other locks.
 */
const administratorsLock = 711_004;

/** Roles in ascending order of rights. */
const rights: readonly StaffRole[] = ["writer", "editor", "admin"];

const password = new QueryBuilder()
  .select({ staffId: passwords.staffId })
  .from(passwords)
  .where(eq(passwords.staffId, staff.id));

const columns = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  createdAt: isoTime(staff.createdAt),
  hasSecondFactor: hasSecondFactor("staff"),
  status: sql<StaffAccount["status"]>`case when ${staff.disabledAt} is not null then 'disabled'
    when exists ${password} then 'active' else 'invited' end`,
};

export async function listStaff(payload: Payload): Promise<StaffAccount[]> {
  return database(payload)
    .select(columns)
    .from(staff)
    .orderBy(sql`lower(${staff.name})`, asc(staff.id));
}

async function findStaff(db: Database, id: string): Promise<StaffAccount | undefined> {
  const [account] = await db.select(columns).from(staff).where(eq(staff.id, id));
  return account;
}

export type InviteStaffResult =
  | { ok: true; account: StaffAccount }
  | { ok: false; code: "email-taken" };

/** Returns the id of the account to invite: a new account, or an account with an open invitation. */
async function invitedId(
  transaction: Database,
  invitation: z.output<typeof inviteStaffRequest>,
): Promise<string | undefined> {
  const id = await insertStaff(transaction, invitation);
  if (id !== undefined) {
    return id;
  }
  const { name, email, role, locale } = invitation;
  const [invited] = await transaction
    .update(staff)
    .set({ name, role, ...(locale ? { locale } : {}), updatedAt: sql`now()` })
    .where(and(eq(staff.email, email), isNull(staff.disabledAt), notExists(password)))
    .returning({ id: staff.id });
  return invited?.id;
}

/** Creates an account without a password and e-mails a link by which its owner sets the password. */
export async function inviteStaff(
  payload: Payload,
  actor: Actor,
  invitation: z.output<typeof inviteStaffRequest>,
): Promise<InviteStaffResult> {
  const { name, email, role, locale = "pt-BR" as Locale } = invitation;
  const invited = await inTransaction(payload, async (transaction) => {
    const id = await invitedId(transaction, invitation);
    if (id === undefined) {
      return undefined;
    }
    const target = { kind: "staff", id } as const;
    await recordAuditEntry(transaction, {
      actor,
      action: "staff.invite",
      target,
      after: { email, role },
    });
    const link = await createAccountLink(transaction, {
      kind: "staff",
      id,
      screen: "staffInvite",
      locale,
    });
    await queueMails(transaction, [
      createAccountEmail({ name, email, locale }, "invitation", link),
    ]);
    return (await findStaff(transaction, id)) as StaffAccount;
  });
  if (!invited) {
    return { ok: false, code: "email-taken" };
  }
  return { ok: true, account: invited };
}

/** Returns true if there is another administrator who can log in. */
async function hasOtherAdministrator(transaction: Database, id: string): Promise<boolean> {
  const [other] = await transaction
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(passwords, eq(passwords.staffId, staff.id))
    .where(and(eq(staff.role, "admin"), isNull(staff.disabledAt), ne(staff.id, id)))
    .limit(1);
  return other !== undefined;
}

export type UpdateStaffResult =
  | { ok: true; account: StaffAccount }
  | { ok: false; code: "not-found" | "last-administrator" };

/**
 * Changes the name or role of an account, or closes or reopens it. Ends the sessions of an account that loses rights.
 */
export async function updateStaff(
  payload: Payload,
  { actor, id, changes }: { actor: Actor; id: string; changes: UpdateStaffRequest },
): Promise<UpdateStaffResult> {
  return inTransaction(payload, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${administratorsLock})`);
    const account = await findStaff(transaction, id);
    if (!account) {
      return { ok: false, code: "not-found" } as const;
    }
    const before = {
      name: account.name,
      role: account.role,
      disabled: account.status === "disabled",
    };
    const { name, role, disabled } = { ...before, ...changes };
    const wasAdministrator = before.role === "admin" && account.status === "active";
    const losesRight = wasAdministrator && (role !== "admin" || disabled);
    if (losesRight && !(await hasOtherAdministrator(transaction, id))) {
      return { ok: false, code: "last-administrator" } as const;
    }
    const disabledAt = disabled ? sql`coalesce(${staff.disabledAt}, now())` : null;
    await transaction
      .update(staff)
      .set({ name, role, disabledAt, updatedAt: sql`now()` })
      .where(eq(staff.id, id));
    if (disabled) {
      // Deletes open invitation and reset links, so that they do not work if the account is reopened.
      await transaction.delete(accountLinks).where(eq(accountLinks.staffId, id));
    }
    if (disabled || rights.indexOf(role) < rights.indexOf(before.role)) {
      await revokePreviewLinksOfStaff(transaction, { staffId: id, actor });
    }
    if (disabled || role !== before.role) {
      await endAllSessions(transaction, { kind: "staff", id });
    }
    if (disabled) {
      await deleteAccessTokens(transaction, { kind: "staff", id });
    }
    await recordAuditedChange(transaction, {
      actor,
      action: "staff.update",
      target: { kind: "staff", id },
      before,
      after: { name, role, disabled },
    });
    return { ok: true, account: (await findStaff(transaction, id)) as StaffAccount } as const;
  });
}
