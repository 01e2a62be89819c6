import { sql } from "@payloadcms/db-postgres";
import type { AdminUser, AdminUserDetail, UserPage, userQuery, userSorts } from "contracts";
import type { Payload } from "payload";
import type { z } from "zod";
import { database, type SQL } from "../../ground/database.ts";
import { containingWords, pageOf } from "../../ground/page.ts";
import {
  type AdminUserRow,
  adminUserColumns,
  adminUserDetailColumns,
  isActive,
} from "./customer-rows.ts";
import { dueWithin } from "./due-payments.ts";

/** The plain array of the contract has no pages: it is for clients with few customers. */
const maxPlainList = 1_000;

type Sort = (typeof userSorts)[number];

export type CustomerQuery = z.output<typeof userQuery>;

/** What each order sorts by; each has an index (ids grow with time). */
const orders: Record<Sort, SQL> = {
  // As Brazilians sort: É beside E.
  fullname: sql`lower(c.fullname) collate "pt-BR-x-icu"`,
  email: sql`c.email`,
  createdAt: sql`c.id`,
};

function listed({ locale: _, ...user }: AdminUserRow): AdminUser {
  return user;
}

export type Selection = Pick<CustomerQuery, "search" | "filter" | "plan" | "due">;

/** SQL: customer `c` has an active plan that is as `only` says. */
function hasPlan(only: SQL = sql`true`): SQL {
  return sql`exists (select 1 from subscriptions s join plans p on p.id = s.plan_id
    where s.customer_id = c.id and ${isActive} and ${only})`;
}

const filters: Record<Selection["filter"], SQL | undefined> = {
  all: undefined,
  "deletion-requested": sql`c.deletion_requested_at is not null`,
  "with-plan": hasPlan(),
  "without-plan": sql`not ${hasPlan()}`,
};

/** SQL: customers who have all the words in name, e-mail or phone, and are as they are narrowed to. */
export function matching({ search, filter, plan, due }: Selection): SQL {
  const conditions = [
    sql`not c.is_duplicate`,
    // One trigram index covers the three.
    containingWords(sql`c.fullname || ' ' || c.email || ' ' || c.phone`, search),
    filters[filter],
    plan === undefined ? undefined : hasPlan(sql`p.id = ${plan}`),
    due === undefined ? undefined : hasPlan(dueWithin[due]),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

async function countCustomers(payload: Payload, selection: Selection): Promise<number> {
  const { search, filter, plan, due } = selection;
  const isEveryone = search === "" && filter === "all" && plan === undefined && due === undefined;
  // Counting 100,000 rows for every page would cost more than the page: a trigger keeps the sum.
  const { rows } = await database(payload).execute<{ total: number }>(
    isEveryone
      ? sql`select total::int from customer_count`
      : sql`select count(*)::int as total from customers c where ${matching(selection)}`,
  );
  return rows[0]?.total ?? 0;
}

/**
 * SQL: ids of the wanted page, in order. Far pages are counted from the end of the list, so that no
 * page walks more than half of it.
 */
function pageIds(query: CustomerQuery, total: number): SQL {
  const { page, limit, sort = "-createdAt" } = query;
  const isDescending = sort.startsWith("-");
  const order = orders[sort.replace("-", "") as Sort];
  const start = (page - 1) * limit;
  const isFar = start > total / 2;
  const count = isFar ? Math.min(limit, Math.max(0, total - start)) : limit;
  const offset = isFar ? Math.max(0, total - start - count) : start;
  const direction = isDescending === isFar ? sql`asc` : sql`desc`;
  return sql`
    select c.id from customers c where ${matching(query)}
    order by ${order} ${direction}, c.id ${direction} limit ${count} offset ${offset}`;
}

export async function listCustomers(payload: Payload, query: CustomerQuery): Promise<UserPage> {
  const { sort = "-createdAt" } = query;
  const [total, deletionRequests] = await Promise.all([
    countCustomers(payload, query),
    countCustomers(payload, { search: "", filter: "deletion-requested" }),
  ]);
  const order = orders[sort.replace("-", "") as Sort];
  const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
  const { rows } = await database(payload).execute<AdminUserRow>(sql`
    with wanted as materialized (${pageIds(query, total)})
    select ${adminUserColumns(isActive)}
    from wanted join customers c on c.id = wanted.id
    order by ${order} ${direction}, c.id ${direction}`);
  return { ...pageOf(rows.map(listed), total, query), deletionRequests };
}

/** The newest customers, without pages. */
export async function listNewestCustomers(payload: Payload): Promise<AdminUser[]> {
  const { rows } = await database(payload).execute<AdminUserRow>(sql`
    select ${adminUserColumns(isActive)} from customers c where not c.is_duplicate
    order by c.id desc limit ${maxPlainList}`);
  return rows.map(listed);
}

/** One customer with all subscriptions. */
export async function findCustomer(
  payload: Payload,
  id: string,
): Promise<AdminUserDetail | undefined> {
  const { rows } = await database(payload).execute<AdminUserDetail>(
    sql`select ${adminUserDetailColumns} from customers c where c.id = ${id} and not c.is_duplicate`,
  );
  return rows[0];
}
