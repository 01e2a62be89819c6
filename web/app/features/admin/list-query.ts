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

/** Parameter that narrows the users to those who ask to be deleted, with any value. */
export const deletionsOnly = "deletions";

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
