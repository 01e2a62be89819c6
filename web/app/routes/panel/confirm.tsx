import { useSite } from "#app/cms/site-context.tsx";
import { ConfirmationScreen } from "#app/features/confirmation/confirmation-screen.tsx";
import { accountPath } from "#app/session/account-path.ts";
import { requireStaff, staffSessionMiddleware } from "#app/session/staff.server.ts";
import { confirmSession, loadConfirmation } from "../confirmation.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import { StaffAccountFrame } from "../staff-account-frame.tsx";
import type { Route } from "./+types/confirm";

export const middleware: Route.MiddlewareFunction[] = [staffSessionMiddleware];

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

export const meta = createTitleMeta("confirmation");

export default function StaffConfirmIdentity({
  loaderData: { staff, confirmation },
  actionData,
}: Route.ComponentProps) {
  const { locale } = useSite();
  const backHref = accountPath(locale, "/admin");
  return (
    <StaffAccountFrame {...staff}>
      <ConfirmationScreen {...confirmation} backHref={backHref} refusal={actionData} />
    </StaffAccountFrame>
  );
}
