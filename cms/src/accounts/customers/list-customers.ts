import {
  type AdminUser,
  type AdminUserDetail,
  searchedDigits,
  type UserPage,
  type userQuery,
  type userSorts,
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
import { database } from "../../ground/database.ts";
import { customerCount, customersVersion } from "../../ground/own-tables.ts";
import { containingWords, pageOf } from "../../ground/page.ts";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import { adminUserColumns, adminUserDetailColumns, isActive } from "./customer-rows.ts";
import { dueWithin } from "./due-payments.ts";
import {
  type ListOrder,
  type ListPlace,
  listBegin,
  notePlace,
  placeBefore,
} from "./list-places.ts";

/** The plain array of the contract has no pages: it is for clients with few customers. */
const maxPlainList = 1_000;
/** What a search has pages of. */
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

/** SQL: what a search reads of a customer; one trigram index has the same expression. */
const { fullname, email, phone } = customers;
const searched = sql`${fullname} || ' ' || ${email} || ' ' || ${phone} || ' ' || regexp_replace(${phone}, '\\D', '', 'g')`;

/** SQL: a search finds a customer by words, or by digits of the telephone number in any spelling. */
function containingSearch(search: string): SQL | undefined {
  const byWords = containingWords(searched, search, searchedDigits);
  // A number that is typed with spaces is one number.
  const digits = /\s/.test(search.trim()) ? searchedDigits(search) : undefined;
  return digits === undefined ? byWords : containingWords(searched, digits);
}

/** SQL: customers who have all the words in name, e-mail or phone, and are as they are narrowed to. */
export function matching({ search, filter, plan, due }: Selection): SQL | undefined {
  return and(
    not(customers.isDuplicate),
    containingSearch(search),
    filters[filter],
    plan === undefined ? undefined : hasPlan(eq(plans.id, plan)),
    due === undefined ? undefined : hasPlan(dueWithin[due]),
  );
}

/** What a page of the list is cut out of. */
interface Found {
  total: number;
  /** Of a search that no more match than it has pages of, so that it is searched once. */
  ids?: string[];
  hasMore?: boolean;
  /** Of the list of all. */
  order?: ListOrder;
}

const defaultSort = "-createdAt";

async function searchCustomers(payload: Payload, selection: Selection): Promise<Found> {
  const rows = await database(payload)
    .select({ id: customers.id })
    .from(customers)
    .where(matching(selection))
    .limit(maxFound + 1);
  return rows.length > maxFound
    ? { total: maxFound, hasMore: true }
    : { total: rows.length, ids: rows.map(({ id }) => id) };
}

async function countMatching(payload: Payload, selection: Selection): Promise<number> {
  return database(payload).$count(customers, matching(selection));
}

async function findList(payload: Payload, asked: CustomerQuery): Promise<Found> {
  const { search, filter, plan, due, sort = defaultSort } = asked;
  if (search !== "") {
    return searchCustomers(payload, asked);
  }
  if (filter !== "all" || plan !== undefined || due !== undefined) {
    return { total: await countMatching(payload, asked) };
  }
  // Counting 100,000 rows for every page would cost more than the page: triggers keep both.
  const [kept] = await database(payload)
    .select({ total: customerCount.total, version: customersVersion.version })
    .from(customerCount)
    .crossJoin(customersVersion);
  return {
    total: kept?.total ?? 0,
    ...(kept ? { order: { sort, version: String(kept.version) } } : {}),
  };
}

function orderAsked({ sort = defaultSort }: Pick<CustomerQuery, "sort">) {
  return { by: orders[sort.replace("-", "") as Sort], isDescending: sort.startsWith("-") };
}

/** SQL: the order that was asked for, or its opposite. */
function orderOf(asked: CustomerQuery, isReversed = false): SQL[] {
  const { by, isDescending } = orderAsked(asked);
  const directed = isDescending === isReversed ? asc : desc;
  return [directed(by), directed(customers.id)];
}

/** SQL: from a place on, in the order that was asked for. */
function isFrom({ id }: ListPlace, asked: CustomerQuery): SQL | undefined {
  const { by, isDescending } = orderAsked(asked);
  const onward = sql.raw(isDescending ? "<=" : ">=");
  return id === undefined
    ? undefined
    : sql`(${by}, ${customers.id}) ${onward} (select ${by}, ${customers.id} from ${customers} where ${customers.id} = ${id})`;
}

/**
 * SQL: ids of the wanted page, in order. What is nearer to the end of the list is counted from there, so
 * that no page walks more than half of it; what a search found may go on beyond its pages.
 */
function pageIds(asked: CustomerQuery, { total, ids }: Found, place: ListPlace) {
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
        : and(matching(asked), isFromEnd ? undefined : isFrom(place, asked)),
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
  const place = order ? placeBefore(start, order) : listBegin;
  const wanted = pageIds(asked, found, place);
  const docs = await database(payload)
    .select(adminUserColumns(isActive))
    .from(wanted)
    .innerJoin(customers, eq(customers.id, wanted.id))
    .orderBy(...orderOf(asked));
  const [first] = docs;
  if (order && first) {
    notePlace({ before: start, id: first.id }, place, order);
  }
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
