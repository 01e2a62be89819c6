import type { AdminUser } from "contracts";
import { and, desc, lt } from "drizzle-orm";
import type { Payload } from "payload";
import { csvHead, csvRow } from "../../ground/csv.ts";
import { database } from "../../ground/database.ts";
import { customers } from "../../payload-schema.ts";
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
  let last: string | undefined;
  do {
    const older = last === undefined ? undefined : lt(customers.id, last);
    const rows: AdminUser[] = await database(payload)
      .select(adminUserColumns(isActive))
      .from(customers)
      .where(and(matching(selection), older))
      .orderBy(desc(customers.id))
      .limit(rowsAtOnce);
    yield rows.map(rowOf).join("");
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}
