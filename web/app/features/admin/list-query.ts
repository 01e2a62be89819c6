import { auditQuery, userQuery } from "contracts";
import type { AccountScreenPath } from "#app/session/account-path.ts";

/** One page of a list. */
export interface ListPage<Row> {
  docs: Row[];
  total: number;
  page: number;
  pages: number;
}

/** Names of a list's query parameters. The names differ for each list, because a page may have two lists. */
export interface ListParameterNames {
  search: string;
  sort: string;
  page: string;
}

/** Parameters of the first list of a page, and of the plans below it. */
export const mainListParameters: ListParameterNames = {
  search: "search",
  sort: "sort",
  page: "page",
};
export const planListParameters: ListParameterNames = {
  search: "planSearch",
  sort: "planSort",
  page: "planPage",
};

/** Query parameter of a dialog that was opened from a customer's screen. The dialog returns to that screen. */
export const fromCustomerQuery = { from: "customer" };

/** Returns the screen behind a dialog: the lists, or the customer's screen. */
export function findScreenBehindDialog(search: string, id: string): AccountScreenPath {
  const isFromCustomer = new URLSearchParams(search).get("from") === fromCustomerQuery.from;
  return isFromCustomer ? `/admin/users/${id}` : "/admin";
}

/**
 * Query parameter that filters the users to those who requested deletion; the value of the parameter does not matter.
 */
export const deletionsParam = "deletions";

/** Query parameters that filter the users further: by plan, by state, or by next payment. */
export const userFilterParams = ["plan", "state", "due"] as const;

/** Returns the API filters in a URL's query string; ignores invalid values. */
export function parseUserFilters(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  const { plan, filter, due } = userQuery.shape;
  const filters = {
    plan: plan.safeParse(params.get("plan") ?? undefined).data,
    filter: showsDeletionsOnly(search)
      ? "deletion-requested"
      : filter.safeParse(params.get("state") ?? undefined).data,
    due: due.safeParse(params.get("due") ?? undefined).data,
  };
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || value === "all" ? [] : [[name, value]],
    ),
  );
}

/**
 * Returns whether the query string selects all payments of the page (`choose=all`), which works
 * without scripts.
 */
export function selectsAllPayments(search: string): boolean {
  return new URLSearchParams(search).get("choose") === "all";
}

/**
 * Removes `choose=all` from a query string, so that a repeated submit does not select the payments
 * of the next page.
 */
export function removePaymentSelection(search: string): string {
  return selectsAllPayments(search) ? setQueryParameters(search, { choose: undefined }) : search;
}

export function showsDeletionsOnly(search: string): boolean {
  return new URLSearchParams(search).has(deletionsParam);
}

/** Returns the query with some parameters changed. The value undefined removes a parameter. */
export function setQueryParameters(
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

/**
 * Returns the URL that sorts a list by a column. If the list is already sorted by that column, the URL reverses the
 * order.
 */
export function createSortHref(
  search: string,
  { sort, page }: ListParameterNames,
  field: string,
): string {
  const current = new URLSearchParams(search).get(sort);
  return setQueryParameters(search, {
    [sort]: current === field ? `-${field}` : field,
    [page]: undefined,
  });
}

/** Returns the sort direction of a column; undefined if the list is sorted by another column. */
export function findSortDirection(
  search: string,
  { sort }: ListParameterNames,
  field: string,
): "ascending" | "descending" | undefined {
  const current = new URLSearchParams(search).get(sort);
  if (current === field) {
    return "ascending";
  }
  return current === `-${field}` ? "descending" : undefined;
}

/** Returns the API parameters of a list from a URL's query string; ignores invalid values. */
export function parseListParameters(
  search: string,
  names: ListParameterNames,
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

/** Query parameters that filter the audit log; the API uses the same names. */
export const auditFilterParams = ["actor", "kind", "day"] as const;

/** Returns the API filters of the audit log; invalid values are ignored. */
export function parseAuditFilters(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    auditFilterParams.flatMap((name) => {
      const value = auditQuery.shape[name].safeParse(params.get(name) || undefined).data;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
