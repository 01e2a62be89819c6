import { requireCustomer } from "#app/session/customer.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import { handleSecurityForm, loadSecurity } from "../security.server.ts";
import { SecurityScreen } from "../security-screen.tsx";
import type { Route } from "./+types/security";

export async function loader(args: Route.LoaderArgs) {
  const { user } = await requireCustomer(args);
  const security = await loadSecurity(args.context, "customer");
  return { ...security, isUnverified: user.emailVerifiedAt === null };
}

export function action(args: Route.ActionArgs) {
  return handleSecurityForm(args, "customer");
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("account.tab.security");

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityScreen {...loaderData} result={actionData} />;
}
