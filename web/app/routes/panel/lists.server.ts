import { redirect } from "react-router";
import type { z } from "zod";
import { type ApiCall, callForAccountPage } from "#app/cms/accounts.server.ts";
import { type ListParameterNames, parseListParameters } from "#app/features/admin/list-query.ts";
import { localeContext } from "#app/request-context.ts";
import { type AccountScreenPath, accountPath } from "#app/session/account-path.ts";
import { type RouteArgs, redirectToLogin } from "#app/session/session.server.ts";

/** Returns the response of an API request, or undefined when it failed. */
export async function loadOrUndefined<T>(
  { context }: RouteArgs,
  call: ApiCall<T>,
): Promise<T | undefined> {
  const result = await callForAccountPage(context, call);
  return result.ok ? result.value : undefined;
}

/**
 * Loads the item that a dialog is about; undefined when the request failed.
 *
 * @throws a redirect to the screen behind the dialog when the item does not exist, or to login when the
 * session has ended
 */
export async function loadDialogItem<T>(
  args: RouteArgs,
  call: ApiCall<T>,
  screen: AccountScreenPath,
): Promise<T | undefined> {
  const result = await callForAccountPage(args.context, call);
  if (result.ok) {
    return result.value;
  }
  switch (result.failure.code) {
    case "not-found":
      throw redirect(accountPath(args.context.get(localeContext), screen) + args.url.search);
    case "unauthenticated":
      throw redirectToLogin(args);
    default:
      return undefined;
  }
}

export interface ListRequest<Page> {
  path: string;
  names: ListParameterNames;
  sorts: readonly string[];
  /** Further query parameters of the request. */
  filters?: Record<string, string>;
  response: z.ZodType<Page>;
}

/**
 * Loads the page of a list that the URL requests; undefined when the request failed.
 *
 * @throws a redirect to the last page when the requested page does not exist, such as after its last row was removed
 */
export async function loadList<Page extends { pages: number }>(
  args: RouteArgs,
  { path, names, sorts, filters, response }: ListRequest<Page>,
): Promise<Page | undefined> {
  const { pathname, search } = args.url;
  const { page, sort, search: words } = parseListParameters(search, names, sorts);
  const query = new URLSearchParams({
    page: String(page),
    ...(words ? { search: words } : {}),
    ...(sort ? { sort } : {}),
    ...filters,
  });
  const list = await loadOrUndefined(args, { path: `${path}?${query}`, response });
  if (list && page > list.pages) {
    const params = new URLSearchParams(search);
    params.set(names.page, String(list.pages));
    throw redirect(`${pathname}?${params}`);
  }
  return list;
}
