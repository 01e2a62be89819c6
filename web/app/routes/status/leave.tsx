import type { Route } from "./+types/leave";
import { loadAlertAction, submitAlertAction } from "./alert-act.server.ts";
import { AlertActionPage } from "./alert-act-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadAlertAction(args);
export const action = (args: Route.ActionArgs) => submitAlertAction(args, "leave");
export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

export default function LeaveAlerts({ loaderData: site, actionData }: Route.ComponentProps) {
  return <AlertActionPage act="leave" site={site} outcome={actionData} />;
}
