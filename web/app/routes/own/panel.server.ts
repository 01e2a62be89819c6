import {
  type AdminPlan,
  type AdminUserDetail,
  adminApi,
  adminPlan,
  adminUser,
  adminUserDetail,
  pageOf,
  planSorts,
  userSorts,
} from "contracts";
import { z } from "zod";
import { type Answer, callAccounts } from "#app/content/accounts.server.ts";
import { type ListNames, listParams, mainList, planList } from "#app/features/admin/list-query.ts";
import type { ListPage, Panel, PanelDialog } from "#app/features/admin/panel.ts";

function valueOrNone<T>(answer: Answer<T>): T | undefined {
  return answer.ok ? answer.value : undefined;
}

export interface ListCall<Row> {
  path: string;
  names: ListNames;
  sorts: readonly string[];
  row: z.ZodType<Row>;
}

/** A page of a list, as the address asks for it; undefined when it could not be had. */
export async function loadList<Row>(
  request: Request,
  { search }: URL,
  { path, names, sorts, row }: ListCall<Row>,
): Promise<ListPage<Row> | undefined> {
  const { page, sort, search: words } = listParams(search, names, sorts);
  const query = new URLSearchParams({ page: String(page), ...(words ? { search: words } : {}) });
  if (sort) query.set("sort", sort);
  const answer = await callAccounts(request, { path: `${path}?${query}`, response: pageOf(row) });
  return valueOrNone(answer);
}

async function loadUser(request: Request, id: string): Promise<AdminUserDetail | undefined> {
  return valueOrNone(
    await callAccounts(request, { path: adminApi.user(id), response: adminUserDetail }),
  );
}

async function loadAllPlans(request: Request): Promise<AdminPlan[]> {
  const answer = await callAccounts(request, {
    path: adminApi.plans,
    response: z.array(adminPlan),
  });
  return valueOrNone(answer) ?? [];
}

async function loadDialog(request: Request, url: URL): Promise<PanelDialog | undefined> {
  const kind = url.searchParams.get("dialog");
  const id = url.searchParams.get("id") ?? "";
  switch (kind) {
    case "new-user":
    case "new-plan":
      return { kind };
    case "add-plan": {
      const [user, plans] = await Promise.all([loadUser(request, id), loadAllPlans(request)]);
      return user && { kind, user, plans: plans.filter(({ status }) => status === "ativo") };
    }
    case "remove-user": {
      const user = await loadUser(request, id);
      return user && { kind, user };
    }
    case "edit-plan":
    case "remove-plan": {
      const plan = (await loadAllPlans(request)).find((one) => one.id === id);
      return plan && { kind, plan };
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
      row: adminUser,
    }),
    loadList(request, url, {
      path: adminApi.plans,
      names: planList,
      sorts: planSorts,
      row: adminPlan,
    }),
    loadDialog(request, url),
  ]);
  return { users, plans, dialog };
}
