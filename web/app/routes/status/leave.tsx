import type { Route } from "./+types/leave";
import { loadAlertAction, submitAlertAction } from "./alert-action.server.ts";
import { AlertActionPage } from "./alert-action-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadAlertAction(args);
export const action = (args: Route.ActionArgs) => submitAlertAction(args, "leave");
export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

export default function LeaveAlerts({ loaderData: site, actionData }: Route.ComponentProps) {
  return <AlertActionPage action="leave" site={site} outcome={actionData} />;
}
