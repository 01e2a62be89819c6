import { sql } from "@payloadcms/db-postgres";
import type { AuthStatusResponse, CustomerPlan, ExportResponse } from "contracts";
import type { Payload } from "payload";
import { database, prepared } from "../../ground/database.ts";
import { isoTime } from "../../ground/iso-time.ts";
import { tokenHash } from "../../ground/secret-token.ts";
import { isDueForTouch, isLive, touchSession } from "../credentials/sessions.ts";
import { customerPlans, type ProfileRow, profileColumns } from "./customer-rows.ts";

export type CustomerAccount = Pick<AuthStatusResponse, "user" | "plans">;

type CustomerRow = ProfileRow & { plans: CustomerPlan[] };

function accountOf({ plans, ...user }: CustomerRow): CustomerAccount {
  return { user, plans };
}

const findBySession = prepared<CustomerRow & { isDue: boolean }>(
  "customer-by-session",
  sql`
    select ${profileColumns}, ${customerPlans()} as plans, ${isDueForTouch} as "isDue"
    from sessions s join customers c on c.id = s.customer_id
    where s.token_hash = ${sql.placeholder("token")} and ${isLive("customer")}`,
);

/** Whose session this is, with all that the client area shows: one indexed query. */
export async function customerBySession(
  payload: Payload,
  token: string,
): Promise<CustomerAccount | undefined> {
  const [row] = await findBySession(payload, { token: tokenHash(token) });
  if (!row) {
    return undefined;
  }
  const { isDue, ...customer } = row;
  if (isDue) {
    await touchSession(database(payload), token);
  }
  return accountOf(customer);
}

const findById = prepared<CustomerRow>(
  "customer-by-id",
  sql`
    select ${profileColumns}, ${customerPlans()} as plans
    from customers c where c.id = ${sql.placeholder("id")}`,
);

export async function customerById(
  payload: Payload,
  id: string,
): Promise<CustomerAccount | undefined> {
  const [row] = await findById(payload, { id });
  return row && accountOf(row);
}

type ExportRow = Pick<ExportResponse["user"], "createdAt" | "updatedAt"> &
  Pick<ExportResponse, "sessions" | "notes">;

/** All that is kept about a customer. */
export async function exportCustomer(
  payload: Payload,
  { user, plans }: CustomerAccount,
): Promise<ExportResponse> {
  const { rows } = await database(payload).execute<ExportRow>(sql`
    select ${isoTime(sql`c.created_at`)} as "createdAt", ${isoTime(sql`c.updated_at`)} as "updatedAt",
      c.notes,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'createdAt', ${isoTime(sql`s.created_at`)},
          'lastUsedAt', ${isoTime(sql`s.last_used_at`)},
          'expiresAt', ${isoTime(sql`s.expires_at`)}) order by s.created_at)
        from sessions s where s.customer_id = c.id), '[]'::jsonb) as sessions
    from customers c where c.id = ${user.id}`);
  const [row] = rows;
  if (!row) {
    throw new Error(`Customer ${user.id} was deleted during the export`);
  }
  const { sessions, notes, ...times } = row;
  return {
    exportedAt: new Date().toISOString(),
    user: { ...user, ...times },
    plans,
    notes,
    sessions,
  };
}
