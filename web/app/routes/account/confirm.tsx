import { useSite } from "#app/cms/site-context.tsx";
import { ConfirmationScreen } from "#app/features/confirmation/confirmation-screen.tsx";
import { accountPath } from "#app/session/account-path.ts";
import { requireCustomer } from "#app/session/customer.server.ts";
import { confirmSession, loadConfirmation } from "../confirmation.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/confirm";

export async function loader(args: Route.LoaderArgs) {
  await requireCustomer(args);
  return loadConfirmation(args, "customer");
}

export function action(args: Route.ActionArgs) {
  return confirmSession(args, "customer");
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("confirmation");

export default function ConfirmIdentity({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = useSite();
  const backHref = accountPath(locale, "/client-area/account");
  return <ConfirmationScreen {...loaderData} backHref={backHref} refusal={actionData} />;
}
