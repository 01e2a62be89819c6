import { useSite } from "#app/cms/site-context.tsx";
import { ConfirmationScreen } from "#app/features/confirmation/confirmation-screen.tsx";
import { accountPath } from "#app/session/account-path.ts";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { confirm, loadConfirmation } from "../confirmation.server.ts";
import { titleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/confirm";

export async function loader(args: Route.LoaderArgs) {
  await requireAdministrator(args);
  return loadConfirmation(args, "staff");
}

export function action(args: Route.ActionArgs) {
  return confirm(args, "staff");
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = titleMeta("confirmation");

export default function StaffConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = useSite();
  const backHref = accountPath(locale, "/admin");
  return <ConfirmationScreen {...loaderData} backHref={backHref} refusal={actionData} />;
}
