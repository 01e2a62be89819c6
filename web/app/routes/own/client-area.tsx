import { logOut, requireCustomer } from "#app/content/customer-session.server.ts";
import { PlansScreen } from "#app/features/account/plans-screen.tsx";
import type { Route } from "./+types/client-area";

export function loader({ request, url }: Route.LoaderArgs) {
  return requireCustomer(request, url);
}

/** The screen's one form: "Sair". */
export function action({ request, url }: Route.ActionArgs) {
  return logOut(request, url);
}

export default function ClientArea({ loaderData: { user, plans } }: Route.ComponentProps) {
  return <PlansScreen user={user} plans={plans} />;
}
