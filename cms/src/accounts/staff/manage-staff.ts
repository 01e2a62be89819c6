import { sql } from "@payloadcms/db-postgres";
import type { inviteStaffRequest, Locale, StaffAccount, UpdateStaffRequest } from "contracts";
import type { Payload } from "payload";
import type { z } from "zod";
import { type Actor, recordAct, recordChange } from "../../audit/audit.ts";
import { type Database, database, inTransaction } from "../../ground/database.ts";
import { isoTime } from "../../ground/iso-time.ts";
import { queueMails } from "../../ground/mail/mail-queue.ts";
import { createAccountLink } from "../credentials/account-links.ts";
import { endAllSessions } from "../credentials/sessions.ts";
import { accountLetter } from "../letters/account-letters.ts";
import { insertStaff } from "./create-staff.ts";

/** Serialises what may leave no administrator; any number that no other advisory lock here uses. */
const administratorsLock = 711_004;

const columns = sql`
  a.id, a.name, a.email, a.role, ${isoTime(sql`a.created_at`)} as "createdAt",
  case when a.disabled_at is not null then 'disabled'
    when exists (select 1 from passwords p where p.staff_id = a.id) then 'active'
    else 'invited' end as status`;

export async function listStaff(payload: Payload): Promise<StaffAccount[]> {
  const { rows } = await database(payload).execute<StaffAccount>(
    sql`select ${columns} from staff a order by lower(a.name), a.id`,
  );
  return rows;
}

async function findStaff(db: Database, id: string): Promise<StaffAccount | undefined> {
  const { rows } = await db.execute<StaffAccount>(
    sql`select ${columns} from staff a where a.id = ${id}`,
  );
  return rows[0];
}

export type InviteStaffResult =
  | { ok: true; account: StaffAccount }
  | { ok: false; code: "email-taken" };

/** The account to invite: a new one, or one that has not accepted an earlier invitation. */
async function invitedId(
  transaction: Database,
  invitation: z.output<typeof inviteStaffRequest>,
): Promise<string | undefined> {
  const id = await insertStaff(transaction, invitation);
  if (id !== undefined) {
    return id;
  }
  const { name, email, role, locale } = invitation;
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update staff a set name = ${name}, role = ${role}, locale = coalesce(${locale ?? null}, locale),
      updated_at = now()
    where email = ${email} and disabled_at is null
      and not exists (select 1 from passwords p where p.staff_id = a.id)
    returning id`);
  return rows[0]?.id;
}

/** Makes an account without a password and sends the link to choose one. */
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
    await recordAct(transaction, { actor, action: "staff.invite", target, after: { email, role } });
    const link = await createAccountLink(transaction, {
      kind: "staff",
      id,
      screen: "staffInvite",
      locale,
    });
    await queueMails(transaction, [accountLetter({ name, email, locale }, "invitation", link)]);
    return (await findStaff(transaction, id)) as StaffAccount;
  });
  if (!invited) {
    return { ok: false, code: "email-taken" };
  }
  return { ok: true, account: invited };
}

/** Whether an administrator who can log in would be left without this account. */
async function hasOtherAdministrator(transaction: Database, id: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select 1 from staff a join passwords p on p.staff_id = a.id
    where a.role = 'admin' and a.disabled_at is null and a.id <> ${id} limit 1`);
  return rows.length > 0;
}

export type UpdateStaffResult =
  | { ok: true; account: StaffAccount }
  | { ok: false; code: "not-found" | "last-administrator" };

/** Name, role, or whether the account is closed. Less of a right ends the account's sessions. */
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
    await transaction.execute(sql`
      update staff set name = ${name}, role = ${role}, updated_at = now(),
        disabled_at = ${disabled ? sql`coalesce(disabled_at, now())` : sql`null`}
      where id = ${id}`);
    if (disabled) {
      // An invitation or a reset that is under way ends too, also should the account open again.
      await transaction.execute(sql`delete from account_links where staff_id = ${id}`);
    }
    if (disabled || role !== before.role) {
      await endAllSessions(transaction, "staff", id);
    }
    await recordChange(transaction, {
      actor,
      action: "staff.update",
      target: { kind: "staff", id },
      before,
      after: { name, role, disabled },
    });
    return { ok: true, account: (await findStaff(transaction, id)) as StaffAccount } as const;
  });
}
