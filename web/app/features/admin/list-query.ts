import { auditQuery, userQuery } from "contracts";
import type { PersonalScreen } from "#app/session/personal-path.ts";

/** One page of a list. */
export interface ListPage<Row> {
  docs: Row[];
  total: number;
  page: number;
  pages: number;
}

/** Names of one list's parameters in an address that may hold two lists. */
export interface ListNames {
  search: string;
  sort: string;
  page: string;
}

/** The first list of an address, and the one of plans below it. */
export const mainList: ListNames = { search: "search", sort: "sort", page: "page" };
export const planList: ListNames = { search: "planSearch", sort: "planSort", page: "planPage" };

/** In the address of a dialog over the lists that was opened from a customer's screen, and leads back. */
export const fromCustomer = { from: "customer" };

/** Where a dialog over the lists was opened: there, or on the customer's own screen. */
export function screenOf(search: string, id: string): PersonalScreen {
  const isFromCustomer = new URLSearchParams(search).get("from") === fromCustomer.from;
  return isFromCustomer ? `/admin/users/${id}` : "/admin";
}

/** Parameter that narrows the users to those who ask to be deleted, with any value. */
export const deletionsOnly = "deletions";

/** Parameters that narrow the users further: to those of a plan, of a state, or by when they pay. */
export const narrowing = ["plan", "state", "due"] as const;

/** What of an address narrows the users, as their call takes it; what makes no sense is left out. */
export function narrowedTo(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  const { plan, filter, due } = userQuery.shape;
  const asked = {
    plan: plan.safeParse(params.get("plan") ?? undefined).data,
    filter: asksForDeletions(search)
      ? "deletion-requested"
      : filter.safeParse(params.get("state") ?? undefined).data,
    due: due.safeParse(params.get("due") ?? undefined).data,
  };
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined || value === "all" ? [] : [[name, value]],
    ),
  );
}

/** Whether the address ticks all payments of the page, which works without scripts. */
export function choosesAll(search: string): boolean {
  return new URLSearchParams(search).get("choose") === "all";
}

/** Removes the ticks from an address, so that a second click does not record the next page's payments. */
export function withoutTicks(search: string): string {
  return choosesAll(search) ? withParams(search, { choose: undefined }) : search;
}

export function asksForDeletions(search: string): boolean {
  return new URLSearchParams(search).has(deletionsOnly);
}

/** The query with some parameters changed; undefined takes one away. */
export function withParams(
  search: string,
  changes: Record<string, string | number | undefined>,
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) {
      params.delete(name);
    } else {
      params.set(name, String(value));
    }
  }
  return `?${params}`;
}

/** Link of a column's header: by it, or the other way round when it is by it already. */
export function sortHref(search: string, { sort, page }: ListNames, field: string): string {
  const current = new URLSearchParams(search).get(sort);
  return withParams(search, { [sort]: current === field ? `-${field}` : field, [page]: undefined });
}

/** How a list is sorted by a column, if it is. */
export function sortedBy(
  search: string,
  { sort }: ListNames,
  field: string,
): "ascending" | "descending" | undefined {
  const current = new URLSearchParams(search).get(sort);
  if (current === field) {
    return "ascending";
  }
  return current === `-${field}` ? "descending" : undefined;
}

/** The parameters of a list as its call takes them; what makes no sense is left out. */
export function listParams(
  search: string,
  names: ListNames,
  sorts: readonly string[],
): { page: number; search: string; sort: string | undefined } {
  const params = new URLSearchParams(search);
  const page = Number(params.get(names.page) ?? 1);
  const sort = params.get(names.sort) ?? undefined;
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    search: (params.get(names.search) ?? "").slice(0, 120),
    sort: sort && sorts.includes(sort.replace(/^-/, "")) ? sort : undefined,
  };
}

/** Parameters that narrow the audit log, named as its call's. */
export const auditFilters = ["actor", "kind", "day"] as const;

/** What of an address narrows the audit log; what makes no sense is left out. */
export function auditNarrowedTo(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    auditFilters.flatMap((name) => {
      const value = auditQuery.shape[name].safeParse(params.get(name) || undefined).data;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
