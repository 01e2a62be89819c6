import { adminApi, resetPasswordRequest } from "contracts";
import { ResetPasswordScreen } from "#app/features/auth/reset-screen.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { isLinkInvalid } from "../auth/password-link.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/invite";

export async function loader(args: Route.LoaderArgs) {
  return { isInvalid: await isLinkInvalid(args, adminApi.passwordLink) };
}

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: resetPasswordRequest,
    path: adminApi.acceptInvite,
    done: "invite-accepted",
    to: "/admin",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export { sameOriginReferrerHeaders as headers } from "../site-route.ts";

export const meta = createTitleMeta("auth.invite", { description: "auth.invite.lede" });

export default function AcceptInvitation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ResetPasswordScreen
      login="/admin"
      purpose="invite"
      isLinkInvalid={loaderData.isInvalid}
      refusal={actionData}
    />
  );
}
