import { requireStaff, staffSessionMiddleware } from "#app/session/staff.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import { handleSecurityForm, loadSecurity } from "../security.server.ts";
import { SecurityScreen } from "../security-screen.tsx";
import { StaffAccountFrame } from "../staff-account-frame.tsx";
import type { Route } from "./+types/security";

export const middleware: Route.MiddlewareFunction[] = [staffSessionMiddleware];

export async function loader(args: Route.LoaderArgs) {
  return {
    staff: await requireStaff(args),
    security: await loadSecurity(args.context, "staff"),
  };
}

export function action(args: Route.ActionArgs) {
  return handleSecurityForm(args, "staff");
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.tab.security");

export default function StaffSecurity({
  loaderData: { staff, security },
  actionData,
}: Route.ComponentProps) {
  return (
    <StaffAccountFrame {...staff}>
      <SecurityScreen {...security} result={actionData} />
    </StaffAccountFrame>
  );
}
