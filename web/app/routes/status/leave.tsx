import type { Route } from "./+types/leave";
import { doAlertAct, loadAlertAct } from "./alert-act.server.ts";
import { AlertActPage } from "./alert-act-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadAlertAct(args);
export const action = (args: Route.ActionArgs) => doAlertAct(args, "leave");
export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

export default function LeaveAlerts({ loaderData: site, actionData }: Route.ComponentProps) {
  return <AlertActPage act="leave" site={site} outcome={actionData} />;
}
