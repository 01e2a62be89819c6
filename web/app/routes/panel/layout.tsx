import { Outlet } from "react-router";
import { AdminFrame } from "#app/features/admin/admin-frame.tsx";
import { localeContext } from "#app/request-context.ts";
import { accountPath } from "#app/session/account-path.ts";
import {
  findStaff,
  requireAdministrator,
  staffSessionMiddleware,
} from "#app/session/staff.server.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [staffSessionMiddleware];

/**
 * Requires an administrator at every URL of the panel except its first screen, which shows login to
 * other visitors.
 */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  if (url.pathname !== accountPath(context.get(localeContext), "/admin")) {
    return { admin: await requireAdministrator(args) };
  }
  const staff = await findStaff(context);
  return { admin: staff.state === "panel" ? staff.admin : undefined };
}

export { revalidateAroundDialog as shouldRevalidate } from "../revalidate-around-dialog.ts";

export default function PanelLayout({ loaderData: { admin } }: Route.ComponentProps) {
  return admin ? (
    <AdminFrame admin={admin}>
      <Outlet />
    </AdminFrame>
  ) : (
    <Outlet />
  );
}
