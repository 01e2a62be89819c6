import { statusAdminApi, statusDashboard } from "contracts";
import { Outlet } from "react-router";
import { StatusScreen } from "#app/features/admin/status-screen.tsx";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/status";
import { loadOrUndefined } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const [dashboard] = await Promise.all([
    loadOrUndefined(args, { path: statusAdminApi.incidents, response: statusDashboard }),
    requireAdministrator(args),
  ]);
  return { dashboard };
}

export { revalidateAroundDialog as shouldRevalidate } from "../revalidate-around-dialog.ts";

export const meta = createTitleMeta("admin.tab.status");

export default function Status({ loaderData: { dashboard } }: Route.ComponentProps) {
  return (
    <>
      <StatusScreen dashboard={dashboard} />
      <Outlet context={dashboard} />
    </>
  );
}
