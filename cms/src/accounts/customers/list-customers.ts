import type { AdminUser, AdminUserDetail, UserPage, userQuery, userSorts } from "contracts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  isNotNull,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Payload } from "payload";
import type { z } from "zod";
import { database } from "../../ground/database.ts";
import { customerCount } from "../../ground/own-tables.ts";
import { containingWords, pageOf } from "../../ground/page.ts";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import { adminUserColumns, adminUserDetailColumns, isActive } from "./customer-rows.ts";
import { dueWithin } from "./due-payments.ts";

/** The plain array of the contract has no pages: it is for clients with few customers. */
const maxPlainList = 1_000;
/** What a search counts, and has pages of. */
const maxFound = 1_000;

type Sort = (typeof userSorts)[number];

export type CustomerQuery = z.output<typeof userQuery>;

/** What each order sorts by; each has an index (ids grow with time). */
const orders: Record<Sort, SQLWrapper> = {
  // As Brazilians sort: É beside E.
  fullname: sql`lower(${customers.fullname}) collate "pt-BR-x-icu"`,
  email: customers.email,
  createdAt: customers.id,
};

const query = new QueryBuilder();

export type Selection = Pick<CustomerQuery, "search" | "filter" | "plan" | "due">;

/** SQL: a customer has an active plan that is as `only` says. */
function hasPlan(only?: SQL): SQL {
  return exists(
    query
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.plan))
      .where(and(eq(subscriptions.customer, customers.id), isActive, only)),
  );
}

const filters: Record<Selection["filter"], SQL | undefined> = {
  all: undefined,
  "deletion-requested": isNotNull(customers.deletionRequestedAt),
  "with-plan": hasPlan(),
  "without-plan": not(hasPlan()),
};

/** SQL: customers who have all the words in name, e-mail or phone, and are as they are narrowed to. */
export function matching({ search, filter, plan, due }: Selection): SQL | undefined {
  const { fullname, email, phone } = customers;
  return and(
    not(customers.isDuplicate),
    // One trigram index covers the three.
    containingWords(sql`${fullname} || ' ' || ${email} || ' ' || ${phone}`, search),
    filters[filter],
    plan === undefined ? undefined : hasPlan(eq(plans.id, plan)),
    due === undefined ? undefined : hasPlan(dueWithin[due]),
  );
}

/** How many match; of a search no more than one above what it has pages of: it is narrowed further. */
async function countCustomers(payload: Payload, selection: Selection): Promise<number> {
  const { search, filter, plan, due } = selection;
  const db = database(payload);
  if (search !== "") {
    const found = query
      .select({ id: customers.id })
      .from(customers)
      .where(matching(selection))
      .limit(maxFound + 1)
      .as("found");
    const [counted] = await db.select({ total: count() }).from(found);
    return counted?.total ?? 0;
  }
  const isEveryone = filter === "all" && plan === undefined && due === undefined;
  // Counting 100,000 rows for every page would cost more than the page: a trigger keeps the sum.
  const [counted] = isEveryone
    ? await db.select().from(customerCount)
    : await db.select({ total: count() }).from(customers).where(matching(selection));
  return counted?.total ?? 0;
}

/** SQL: the order that was asked for, or its opposite. */
function orderOf({ sort = "-createdAt" }: Pick<CustomerQuery, "sort">, isReversed = false): SQL[] {
  const order = orders[sort.replace("-", "") as Sort];
  const directed = sort.startsWith("-") === isReversed ? asc : desc;
  return [directed(order), directed(customers.id)];
}

/**
 * SQL: ids of the wanted page, in order. Far pages are counted from the end of the list, so that no
 * page walks more than half of it; what a search found may go on beyond its pages.
 */
function pageIds(asked: CustomerQuery, total: number) {
  const { page, limit, search } = asked;
  const start = (page - 1) * limit;
  const isFar = search === "" && start > total / 2;
  const length = Math.min(limit, Math.max(0, total - start));
  return query
    .select({ id: customers.id })
    .from(customers)
    .where(matching(asked))
    .orderBy(...orderOf(asked, isFar))
    .limit(length)
    .offset(isFar ? Math.max(0, total - start - length) : start)
    .as("wanted");
}

export async function listCustomers(payload: Payload, asked: CustomerQuery): Promise<UserPage> {
  const [found, deletionRequests] = await Promise.all([
    countCustomers(payload, asked),
    countCustomers(payload, { search: "", filter: "deletion-requested" }),
  ]);
  const hasMore = asked.search !== "" && found > maxFound;
  const total = hasMore ? maxFound : found;
  const wanted = pageIds(asked, total);
  const docs = await database(payload)
    .select(adminUserColumns(isActive))
    .from(wanted)
    .innerJoin(customers, eq(customers.id, wanted.id))
    .orderBy(...orderOf(asked));
  return { ...pageOf(docs, total, asked), deletionRequests, hasMore };
}

/** The newest customers, without pages. */
export async function listNewestCustomers(payload: Payload): Promise<AdminUser[]> {
  return database(payload)
    .select(adminUserColumns(isActive))
    .from(customers)
    .where(not(customers.isDuplicate))
    .orderBy(desc(customers.id))
    .limit(maxPlainList);
}

/** One customer with all subscriptions. */
export async function findCustomer(
  payload: Payload,
  id: string,
): Promise<AdminUserDetail | undefined> {
  const [found] = await database(payload)
    .select(adminUserDetailColumns)
    .from(customers)
    .where(and(eq(customers.id, id), not(customers.isDuplicate)));
  return found;
}
