import { adminApi, auditEntry, createPageSchema, staffAccount } from "contracts";
import { z } from "zod";
import { AuditScreen } from "#app/features/admin/audit-screen.tsx";
import { auditFiltersOf, mainList } from "#app/features/admin/list-query.ts";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { titleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/audit";
import { load, loadList } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const [list, staff] = await Promise.all([
    loadList(args, {
      path: adminApi.auditLog,
      names: mainList,
      sorts: [],
      filters: auditFiltersOf(args.url.search),
      response: createPageSchema(auditEntry),
    }),
    load(args, { path: adminApi.staff, response: z.array(staffAccount) }),
    requireAdministrator(args),
  ]);
  return { list, actors: (staff ?? []).map(({ email }) => email) };
}

export const meta = titleMeta("admin.tab.audit");

export default function Audit({ loaderData: { list, actors } }: Route.ComponentProps) {
  return <AuditScreen list={list} actors={actors} />;
}
