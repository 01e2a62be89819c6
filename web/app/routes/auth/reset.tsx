import { authApi, resetPasswordRequest } from "contracts";
import { ResetPasswordScreen } from "#app/features/auth/reset-screen.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/reset";
import { isLinkInvalid } from "./password-link.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return { isInvalid: await isLinkInvalid(args, authApi.passwordLink) };
}

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: resetPasswordRequest,
    path: authApi.resetPassword,
    done: "password-reset",
    to: "/auth",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export { sameOriginReferrerHeaders as headers } from "../site-route.ts";

export const meta = createTitleMeta("auth.reset", { description: "auth.reset.lede" });

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ResetPasswordScreen
      login="/auth"
      purpose="reset"
      isLinkInvalid={loaderData.isInvalid}
      refusal={actionData}
    />
  );
}
