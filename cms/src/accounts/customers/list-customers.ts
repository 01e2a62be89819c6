import {
  type AdminUserDetail,
  phoneSearchDigits,
  type UserPage,
  type UserSummary,
  type userQuery,
  type userSortKeys,
} from "contracts";
import {
  and,
  asc,
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
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import { customerCount, customersVersion } from "../../platform/app-tables.ts";
import { database } from "../../platform/database.ts";
import { containsWords, createResultPage } from "../../platform/result-page.ts";
import {
  adminUserDetailColumns,
  createUserSummaryColumns,
  isActiveSubscription,
} from "./customer-rows.ts";
import { paymentFilterConditions } from "./due-payments.ts";
import {
  cacheCursor,
  findCursorBefore,
  firstPageCursor,
  type ListCursor,
  type ListOrder,
} from "./list-cursors.ts";

/** Maximum number of customers in the response to requests without list parameters, which is a plain array. */
const maxPlainList = 1_000;
/** Maximum number of matches of a search that the client can page through. */
const maxFound = 1_000;

type Sort = (typeof userSortKeys)[number];

export type CustomerQuery = z.output<typeof userQuery>;

/** SQL expression of each order; each has an index. `createdAt` uses the id, because ids increase with time. */
const orders: Record<Sort, SQLWrapper> = {
  // Portuguese collation, which sorts É next to E.
  fullname: sql`lower(${customers.fullname}) collate "pt-BR-x-icu"`,
  email: customers.email,
  createdAt: customers.id,
};

const query = new QueryBuilder();

export type CustomerFilter = Pick<CustomerQuery, "search" | "filter" | "plan" | "due">;

/** SQL: the customer has an active plan that matches the condition `only`. */
function hasPlan(only?: SQL): SQL {
  return exists(
    query
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.plan))
      .where(and(eq(subscriptions.customer, customers.id), isActiveSubscription, only)),
  );
}

const filters: Record<CustomerFilter["filter"], SQL | undefined> = {
  all: undefined,
  "deletion-requested": isNotNull(customers.deletionRequestedAt),
  "with-plan": hasPlan(),
  "without-plan": not(hasPlan()),
};

const { fullname, email, phone } = customers;
/** SQL: the text in which a search looks for its words. Must equal the expression of the trigram index. */
const searched = sql`${fullname} || ' ' || ${email} || ' ' || ${phone} || ' ' || regexp_replace(${phone}, '\\D', '', 'g')`;

/** SQL condition: the customer has all words of the search, or the digits of a phone number in any format. */
function containingSearch(search: string): SQL | undefined {
  const byWords = containsWords(searched, search, phoneSearchDigits);
  // Treats digits separated by spaces as one phone number instead of several words.
  const digits = /\s/.test(search.trim()) ? phoneSearchDigits(search) : undefined;
  return digits === undefined ? byWords : containsWords(searched, digits);
}

/** SQL: the customer has all search words in name, e-mail or phone, and matches the filters. */
export function matchesCustomerFilter({
  search,
  filter,
  plan,
  due,
}: CustomerFilter): SQL | undefined {
  return and(
    not(customers.isDuplicate),
    containingSearch(search),
    filters[filter],
    plan === undefined ? undefined : hasPlan(eq(plans.id, plan)),
    due === undefined ? undefined : hasPlan(paymentFilterConditions[due]),
  );
}

/** All customers that match a query; the response contains one page of them. */
interface Found {
  total: number;
  /** Ids of all matches of a search, so that the page needs no second search. Undefined above `maxFound` matches. */
  ids?: string[];
  hasMore?: boolean;
  /** Undefined if the query has a search or a filter. */
  order?: ListOrder;
}

const defaultSort = "-createdAt";

async function searchCustomers(payload: Payload, selection: CustomerFilter): Promise<Found> {
  const rows = await database(payload)
    .select({ id: customers.id })
    .from(customers)
    .where(matchesCustomerFilter(selection))
    .limit(maxFound + 1);
  return rows.length > maxFound
    ? { total: maxFound, hasMore: true }
    : { total: rows.length, ids: rows.map(({ id }) => id) };
}

async function countMatching(payload: Payload, selection: CustomerFilter): Promise<number> {
  return database(payload).$count(customers, matchesCustomerFilter(selection));
}

async function findList(payload: Payload, asked: CustomerQuery): Promise<Found> {
  const { search, filter, plan, due, sort = defaultSort } = asked;
  if (search !== "") {
    return searchCustomers(payload, asked);
  }
  if (filter !== "all" || plan !== undefined || due !== undefined) {
    return { total: await countMatching(payload, asked) };
  }
  // Reads count and version from tables that triggers maintain, because counting 100,000 rows costs more than the page.
  const [stored] = await database(payload)
    .select({ total: customerCount.total, version: customersVersion.version })
    .from(customerCount)
    .crossJoin(customersVersion);
  return {
    total: stored?.total ?? 0,
    ...(stored ? { order: { sort, version: String(stored.version) } } : {}),
  };
}

function requestedOrder({ sort = defaultSort }: Pick<CustomerQuery, "sort">) {
  return { by: orders[sort.replace("-", "") as Sort], isDescending: sort.startsWith("-") };
}

/** SQL: the requested order of rows, or the reverse order. */
function orderOf(asked: CustomerQuery, isReversed = false): SQL[] {
  const { by, isDescending } = requestedOrder(asked);
  const directed = isDescending === isReversed ? asc : desc;
  return [directed(by), directed(customers.id)];
}

/** SQL condition: the row is at or after a cursor in the requested order. */
function isFrom({ id }: ListCursor, asked: CustomerQuery): SQL | undefined {
  const { by, isDescending } = requestedOrder(asked);
  const onward = sql.raw(isDescending ? "<=" : ">=");
  return id === undefined
    ? undefined
    : sql`(${by}, ${customers.id}) ${onward} (select ${by}, ${customers.id} from ${customers} where ${customers.id} = ${id})`;
}

/**
 * SQL: ids of the requested page, in order. Reads a page in the second half of the list from the end, so that no page
 * requires a scan of more than half of the list. A search returns at most `maxFound` matches.
 */
function pageIds(asked: CustomerQuery, { total, ids }: Found, place: ListCursor) {
  const { limit, search } = asked;
  const start = startOf(asked);
  const length = Math.min(limit, Math.max(0, total - start));
  const afterwards = Math.max(0, total - start - length);
  const isFromEnd = search === "" && afterwards < start - place.before;
  return query
    .select({ id: customers.id })
    .from(customers)
    .where(
      ids
        ? sql`${customers.id} = any(${sql.param(ids)}::uuid[])`
        : and(matchesCustomerFilter(asked), isFromEnd ? undefined : isFrom(place, asked)),
    )
    .orderBy(...orderOf(asked, isFromEnd))
    .limit(length)
    .offset(isFromEnd ? afterwards : start - place.before)
    .as("wanted");
}

function startOf({ page, limit }: CustomerQuery): number {
  return (page - 1) * limit;
}

export async function listCustomers(payload: Payload, asked: CustomerQuery): Promise<UserPage> {
  const [found, deletionRequests] = await Promise.all([
    findList(payload, asked),
    countMatching(payload, { search: "", filter: "deletion-requested" }),
  ]);
  const { total, order, hasMore = false } = found;
  const start = startOf(asked);
  const place = order ? findCursorBefore(start, order) : firstPageCursor;
  const wanted = pageIds(asked, found, place);
  const docs = await database(payload)
    .select(createUserSummaryColumns(isActiveSubscription))
    .from(wanted)
    .innerJoin(customers, eq(customers.id, wanted.id))
    .orderBy(...orderOf(asked));
  const [first] = docs;
  if (order && first) {
    cacheCursor({ before: start, id: first.id }, place, order);
  }
  return { ...createResultPage(docs, total, asked), deletionRequests, hasMore };
}

/** Returns the newest customers as one array, without pages. */
export async function listNewestCustomers(payload: Payload): Promise<UserSummary[]> {
  return database(payload)
    .select(createUserSummaryColumns(isActiveSubscription))
    .from(customers)
    .where(not(customers.isDuplicate))
    .orderBy(desc(customers.id))
    .limit(maxPlainList);
}

/** Returns one customer with all subscriptions. */
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
