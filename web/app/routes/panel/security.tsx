import { useIntl } from "react-intl";
import { AdminFrame, cmsHref, LogOutForm } from "#app/features/admin/admin-frame.tsx";
import { AuthFrame } from "#app/features/auth/auth-frame.tsx";
import { redirectToLogin } from "#app/session/session.server.ts";
import { findStaff, staffSession } from "#app/session/staff.server.ts";
import { TextLink } from "#app/ui/index.ts";
import { titleMeta } from "../screen-meta.ts";
import { changeSecurity, loadSecurity } from "../security.server.ts";
import { SecurityScreen } from "../security-screen.tsx";
import type { Route } from "./+types/security";

export const middleware: Route.MiddlewareFunction[] = [staffSession];

/**
 * Requires a member of staff. Editors, who may not see the panel, and accounts without the second factor that they need
 * get the screen without its tabs.
 */
export async function loader(args: Route.LoaderArgs) {
  const staff = await findStaff(args.context);
  const { state } = staff;
  if (state !== "panel" && state !== "editor" && state !== "second-factor-missing") {
    throw redirectToLogin(args);
  }
  return {
    admin: staff.state === "panel" ? staff.admin : undefined,
    lacksRequiredFactor: state === "second-factor-missing",
    ...(await loadSecurity(args.context, "staff")),
  };
}

export function action(args: Route.ActionArgs) {
  return changeSecurity(args, "staff");
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = titleMeta("admin.tab.security");

export default function StaffSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { admin, lacksRequiredFactor, ...security } = loaderData;
  const screen = <SecurityScreen {...security} result={actionData} />;
  return admin ? (
    <AdminFrame admin={admin}>{screen}</AdminFrame>
  ) : (
    <AuthFrame heading={intl.formatMessage({ id: "admin.tab.security" })} isStaff>
      {screen}
      {lacksRequiredFactor ? (
        <LogOutForm />
      ) : (
        <TextLink isBack href={cmsHref}>
          {intl.formatMessage({ id: "admin.editor.cms" })}
        </TextLink>
      )}
    </AuthFrame>
  );
}
