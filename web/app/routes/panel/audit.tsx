import { adminApi, auditEntry, createPageSchema, staffAccount } from "contracts";
import { z } from "zod";
import { AuditScreen } from "#app/features/admin/audit-screen.tsx";
import { mainListParameters, parseAuditFilters } from "#app/features/admin/list-query.ts";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/audit";
import { loadList, loadOrUndefined } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const [list, staff] = await Promise.all([
    loadList(args, {
      path: adminApi.auditLog,
      names: mainListParameters,
      sorts: [],
      filters: parseAuditFilters(args.url.search),
      response: createPageSchema(auditEntry),
    }),
    loadOrUndefined(args, { path: adminApi.staff, response: z.array(staffAccount) }),
    requireAdministrator(args),
  ]);
  return { list, actors: (staff ?? []).map(({ email }) => email) };
}

export const meta = createTitleMeta("admin.tab.audit");

export default function AuditLog({ loaderData: { list, actors } }: Route.ComponentProps) {
  return <AuditScreen list={list} actors={actors} />;
}
