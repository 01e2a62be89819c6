import { sql } from "@payloadcms/db-postgres";
import type { AdminUser } from "contracts";
import type { Payload } from "payload";
import { csvHead, csvRow } from "../../ground/csv.ts";
import { database } from "../../ground/database.ts";
import { adminUserColumns, isActive } from "./customer-rows.ts";
import { matching, type Selection } from "./list-customers.ts";

const rowsAtOnce = 200;

const columns = [
  "id",
  "fullname",
  "email",
  "phone",
  "createdAt",
  "deletionRequestedAt",
  "plans",
  "monthly",
  "nextPayment",
] as const;

function rowOf({ plans, ...user }: AdminUser): string {
  const nextPayments = plans.flatMap(({ nextPayment }) => nextPayment ?? []).toSorted();
  return csvRow([
    user.id,
    user.fullname,
    user.email,
    user.phone,
    user.createdAt,
    user.deletionRequestedAt,
    plans.map(({ name }) => name).join(", "),
    // As a spreadsheet in Portuguese reads it.
    plans
      .reduce((sum, { price }) => sum + price, 0)
      .toFixed(2)
      .replace(".", ","),
    nextPayments[0]?.slice(0, 10),
  ]);
}

/** The selected customers with their active plans, newest first, as parts of a CSV file. */
export async function* exportCustomers(
  payload: Payload,
  selection: Selection,
): AsyncGenerator<string> {
  yield csvHead(columns);
  // From one customer on to older ones: who registers meanwhile moves nothing.
  let last: string | null = null;
  do {
    const { rows }: { rows: AdminUser[] } = await database(payload).execute<AdminUser>(sql`
      select ${adminUserColumns(isActive)} from customers c
      where ${matching(selection)} and (${last}::uuid is null or c.id < ${last}::uuid)
      order by c.id desc limit ${rowsAtOnce}`);
    yield rows.map(rowOf).join("");
    last = rows.length < rowsAtOnce ? null : (rows.at(-1)?.id ?? null);
  } while (last !== null);
}
