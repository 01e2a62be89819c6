import { authApi } from "contracts";
import { Outlet } from "react-router";
import { PlansScreen } from "#app/features/account/plans-screen.tsx";
import { requireCustomer } from "#app/session/customer.server.ts";
import { logOut } from "#app/session/session.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/plans";

export async function loader(args: Route.LoaderArgs) {
  const { user, plans, planRequests } = await requireCustomer(args);
  return { user, plans, planRequests };
}

/** Handles the screen's only form: logout. */
export function action({ context }: Route.ActionArgs) {
  return logOut(context, { kind: "customer", path: authApi.logout });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("account.title.plans");

export default function Plans({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PlansScreen {...loaderData} />
      <Outlet />
    </>
  );
}
