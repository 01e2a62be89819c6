import { adminApi, systemState } from "contracts";
import { SystemScreen } from "#app/features/admin/system-screen.tsx";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { titleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/system";
import { load } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const [state] = await Promise.all([
    load(args, { path: adminApi.system, response: systemState }),
    requireAdministrator(args),
  ]);
  return { state };
}

export const meta = titleMeta("admin.tab.system");

export default function System({ loaderData: { state } }: Route.ComponentProps) {
  return <SystemScreen state={state} />;
}
