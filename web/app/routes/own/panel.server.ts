import {
  type AdminUserDetail,
  adminApi,
  adminPlan,
  adminUserDetail,
  maxPageSize,
  pageOf,
  planSorts,
  userPage,
  userSorts,
} from "contracts";
import { redirect } from "react-router";
import type { z } from "zod";
import { type Answer, callAccounts } from "#app/content/accounts.server.ts";
import { choiceParam } from "#app/content/dialog-params.ts";
import {
  asksForDeletions,
  type ListNames,
  listParams,
  mainList,
  planList,
} from "#app/features/admin/list-query.ts";
import type { Panel, PanelDialog } from "#app/features/admin/panel.ts";

function valueOrNone<T>(answer: Answer<T>): T | undefined {
  return answer.ok ? answer.value : undefined;
}

export interface ListCall<Page> {
  path: string;
  names: ListNames;
  sorts: readonly string[];
  /** Further parameters of the call. */
  only?: Record<string, string>;
  response: z.ZodType<Page>;
}

/**
 * A page of a list, as the address asks for it; undefined when it could not be had.
 *
 * @throws a redirect to the last page there is, for an address that is beyond it: of a list that got
 * shorter, such as by the removal of its last row
 */
export async function loadList<Page extends { pages: number }>(
  request: Request,
  { pathname, search }: URL,
  { path, names, sorts, only, response }: ListCall<Page>,
): Promise<Page | undefined> {
  const { page, sort, search: words } = listParams(search, names, sorts);
  const query = new URLSearchParams({
    page: String(page),
    ...(words ? { search: words } : {}),
    ...(sort ? { sort } : {}),
    ...only,
  });
  const answer = await callAccounts(request, { path: `${path}?${query}`, response });
  if (answer.ok && page > answer.value.pages) {
    const params = new URLSearchParams(search);
    params.set(names.page, String(answer.value.pages));
    throw redirect(`${pathname}?${params}`);
  }
  return valueOrNone(answer);
}

/** A dialog about one record: none when there is no such record any more. */
async function aboutOne<T>(
  found: Answer<T>,
  failed: PanelDialog & { kind: "failed" },
  dialogOf: (value: T) => PanelDialog | Promise<PanelDialog>,
): Promise<PanelDialog | undefined> {
  if (found.ok) {
    return dialogOf(found.value);
  }
  return found.failure.code === "not-found" ? undefined : failed;
}

async function addPlanDialog(
  request: Request,
  { search }: URL,
  user: AdminUserDetail,
): Promise<PanelDialog> {
  const words = new URLSearchParams(search).get(choiceParam)?.slice(0, 120) ?? "";
  const query = new URLSearchParams({
    status: "ativo",
    limit: String(maxPageSize),
    ...(words ? { search: words } : {}),
  });
  const plans = await callAccounts(request, {
    path: `${adminApi.plans}?${query}`,
    response: pageOf(adminPlan),
  });
  return { kind: "add-plan", user, plans: valueOrNone(plans), searched: words };
}

async function loadDialog(request: Request, url: URL): Promise<PanelDialog | undefined> {
  const kind = url.searchParams.get("dialog");
  const id = url.searchParams.get("id") ?? "";
  switch (kind) {
    case "new-user":
    case "new-plan":
      return { kind };
    case "add-plan":
    case "remove-user": {
      const call = { path: adminApi.user(id), response: adminUserDetail };
      const found = await callAccounts(request, call);
      return aboutOne(found, { kind: "failed", list: "users" }, (user) =>
        kind === "add-plan" ? addPlanDialog(request, url, user) : { kind, user },
      );
    }
    case "edit-plan":
    case "remove-plan": {
      const found = await callAccounts(request, { path: adminApi.plan(id), response: adminPlan });
      return aboutOne(found, { kind: "failed", list: "plans" }, (plan) => ({ kind, plan }));
    }
    default:
      return undefined;
  }
}

/** Both tables, as the address sorts and searches them, and the open dialog. */
export async function loadPanel(request: Request, url: URL): Promise<Panel> {
  const [users, plans, dialog] = await Promise.all([
    loadList(request, url, {
      path: adminApi.users,
      names: mainList,
      sorts: userSorts,
      ...(asksForDeletions(url.search) ? { only: { filter: "deletion-requested" } } : {}),
      response: userPage,
    }),
    loadList(request, url, {
      path: adminApi.plans,
      names: planList,
      sorts: planSorts,
      response: pageOf(adminPlan),
    }),
    loadDialog(request, url),
  ]);
  return { users, plans, dialog };
}
