import { useSite } from "#app/cms/site-context.tsx";
import { ConfirmationScreen } from "#app/features/confirmation/confirmation-screen.tsx";
import { accountPath } from "#app/session/account-path.ts";
import { requireStaff, staffSession } from "#app/session/staff.server.ts";
import { confirmSession, loadConfirmation } from "../confirmation.server.ts";
import { OwnAccountFrame } from "../own-account-frame.tsx";
import { titleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/confirm";

export const middleware: Route.MiddlewareFunction[] = [staffSession];

export async function loader(args: Route.LoaderArgs) {
  return {
    staff: await requireStaff(args),
    confirmation: await loadConfirmation(args, "staff"),
  };
}

export function action(args: Route.ActionArgs) {
  return confirmSession(args, "staff");
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = titleMeta("confirmation");

export default function StaffConfirm({
  loaderData: { staff, confirmation },
  actionData,
}: Route.ComponentProps) {
  const { locale } = useSite();
  const backHref = accountPath(locale, "/admin");
  return (
    <OwnAccountFrame {...staff}>
      <ConfirmationScreen {...confirmation} backHref={backHref} refusal={actionData} />
    </OwnAccountFrame>
  );
}
