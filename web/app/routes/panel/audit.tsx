import { adminApi, auditEntry, pageOf } from "contracts";
import { AuditScreen } from "#app/features/admin/audit-screen.tsx";
import { mainList } from "#app/features/admin/list-query.ts";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { titled } from "../screen-meta.ts";
import type { Route } from "./+types/audit";
import { loadList } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const [list] = await Promise.all([
    loadList(args, {
      path: adminApi.auditLog,
      names: mainList,
      sorts: [],
      response: pageOf(auditEntry),
    }),
    requireAdministrator(args),
  ]);
  return { list };
}

export const meta = titled("admin.tab.audit");

export default function Audit({ loaderData: { list } }: Route.ComponentProps) {
  return <AuditScreen list={list} />;
}
