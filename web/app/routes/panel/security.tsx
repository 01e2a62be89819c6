import { requireStaff, staffSession } from "#app/session/staff.server.ts";
import { OwnAccountFrame } from "../own-account-frame.tsx";
import { titleMeta } from "../screen-meta.ts";
import { changeSecurity, loadSecurity } from "../security.server.ts";
import { SecurityScreen } from "../security-screen.tsx";
import type { Route } from "./+types/security";

export const middleware: Route.MiddlewareFunction[] = [staffSession];

export async function loader(args: Route.LoaderArgs) {
  return {
    staff: await requireStaff(args),
    security: await loadSecurity(args.context, "staff"),
  };
}

export function action(args: Route.ActionArgs) {
  return changeSecurity(args, "staff");
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = titleMeta("admin.tab.security");

export default function StaffSecurity({
  loaderData: { staff, security },
  actionData,
}: Route.ComponentProps) {
  return (
    <OwnAccountFrame {...staff}>
      <SecurityScreen {...security} result={actionData} />
    </OwnAccountFrame>
  );
}
