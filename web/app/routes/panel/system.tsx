import { adminApi, systemState } from "contracts";
import { SystemScreen } from "#app/features/admin/system-screen.tsx";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/system";
import { loadOrUndefined } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const [state] = await Promise.all([
    loadOrUndefined(args, { path: adminApi.system, response: systemState }),
    requireAdministrator(args),
  ]);
  return { state };
}

export const meta = createTitleMeta("admin.tab.system");

export default function System({ loaderData: { state } }: Route.ComponentProps) {
  return <SystemScreen state={state} />;
}
