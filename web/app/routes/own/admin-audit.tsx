import { adminApi, auditEntry, pageOf } from "contracts";
import { requireAdministrator } from "#app/content/staff-session.server.ts";
import { AdminFrame } from "#app/features/admin/admin-frame.tsx";
import { AuditScreen } from "#app/features/admin/audit-screen.tsx";
import { mainList } from "#app/features/admin/list-query.ts";
import type { Route } from "./+types/admin-audit";
import { loadList } from "./panel.server.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdministrator(request, url);
  const list = await loadList(request, url, {
    path: adminApi.auditLog,
    names: mainList,
    sorts: [],
    response: pageOf(auditEntry),
  });
  return { admin, list };
}

export default function AdminAudit({ loaderData: { admin, list } }: Route.ComponentProps) {
  return (
    <AdminFrame admin={admin}>
      <AuditScreen list={list} />
    </AdminFrame>
  );
}
