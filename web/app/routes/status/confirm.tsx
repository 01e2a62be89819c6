import type { Route } from "./+types/confirm";
import { loadAlertAction, submitAlertAction } from "./alert-action.server.ts";
import { AlertActionPage } from "./alert-action-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadAlertAction(args);
export const action = (args: Route.ActionArgs) => submitAlertAction(args, "confirm");
export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

export default function ConfirmAlerts({ loaderData: site, actionData }: Route.ComponentProps) {
  return <AlertActionPage action="confirm" site={site} outcome={actionData} />;
}
