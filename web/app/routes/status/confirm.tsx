import type { Route } from "./+types/confirm";
import { loadAlertAction, submitAlertAction } from "./alert-act.server.ts";
import { AlertActionPage } from "./alert-act-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadAlertAction(args);
export const action = (args: Route.ActionArgs) => submitAlertAction(args, "confirm");
export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

export default function ConfirmAlerts({ loaderData: site, actionData }: Route.ComponentProps) {
  return <AlertActionPage act="confirm" site={site} outcome={actionData} />;
}
