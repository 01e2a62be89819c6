import type { Route } from "./+types/confirm";
import { doAlertAct, loadAlertAct } from "./alert-act.server.ts";
import { AlertActPage } from "./alert-act-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadAlertAct(args);
export const action = (args: Route.ActionArgs) => doAlertAct(args, "confirm");
export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

export default function ConfirmAlerts({ loaderData: site, actionData }: Route.ComponentProps) {
  return <AlertActPage act="confirm" site={site} outcome={actionData} />;
}
