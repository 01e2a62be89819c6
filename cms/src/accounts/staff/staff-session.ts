import type { StaffLoginResponse } from "contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { staff } from "../../payload-schema.ts";
import { sessions } from "../../platform/app-tables.ts";
import { database, prepareQuery } from "../../platform/database.ts";
import { hashToken } from "../../platform/secret-token.ts";
import { isLastUseOutdated, isLiveSession, touchSession } from "../credentials/sessions.ts";

export type StaffMember = StaffLoginResponse["admin"];

const columns = { id: staff.id, email: staff.email, name: staff.name, role: staff.role };

const findBySession = prepareQuery((db) =>
  db
    .select({ ...columns, isDue: isLastUseOutdated })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("token")),
        isLiveSession("staff"),
        isNull(staff.disabledAt),
      ),
    )
    .prepare("staff-by-session"),
);

/** Returns the staff member to whom a session belongs, with their current role. */
export async function findStaffBySession(
  payload: Payload,
  token: string,
): Promise<StaffMember | undefined> {
  const [row] = await findBySession(database(payload)).execute({ token: hashToken(token) });
  if (!row) {
    return undefined;
  }
  const { isDue, ...member } = row;
  if (isDue) {
    await touchSession(database(payload), token);
  }
  return member;
}

export async function findStaffById(
  payload: Payload,
  id: string,
): Promise<StaffMember | undefined> {
  const [member] = await database(payload).select(columns).from(staff).where(eq(staff.id, id));
  return member;
}
