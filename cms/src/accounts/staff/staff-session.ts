import { sql } from "@payloadcms/db-postgres";
import type { StaffLoginResponse } from "contracts";
import type { Payload } from "payload";
import { database, prepared } from "../../ground/database.ts";
import { tokenHash } from "../../ground/secret-token.ts";
import { isDueForTouch, isLive, touchSession } from "../credentials/sessions.ts";

export type StaffMember = StaffLoginResponse["admin"];

const columns = sql`a.id, a.email, a.name, a.role`;

const findBySession = prepared<StaffMember & { isDue: boolean }>(
  "staff-by-session",
  sql`
    select ${columns}, ${isDueForTouch} as "isDue"
    from sessions s join staff a on a.id = s.staff_id
    where s.token_hash = ${sql.placeholder("token")} and ${isLive("staff")}
      and a.disabled_at is null`,
);

/** Whose session this is; the role is that of this moment. */
export async function staffBySession(
  payload: Payload,
  token: string,
): Promise<StaffMember | undefined> {
  const [row] = await findBySession(payload, { token: tokenHash(token) });
  if (!row) {
    return undefined;
  }
  const { isDue, ...member } = row;
  if (isDue) {
    await touchSession(database(payload), token);
  }
  return member;
}

export async function staffById(payload: Payload, id: string): Promise<StaffMember | undefined> {
  const { rows } = await database(payload).execute<StaffMember>(
    sql`select ${columns} from staff a where a.id = ${id}`,
  );
  return rows[0];
}
