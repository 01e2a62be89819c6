import { authApi, resetPasswordRequest } from "contracts";
import { ResetScreen } from "#app/features/auth/reset-screen.tsx";
import { submit } from "#app/forms/form.server.ts";
import { titleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/reset";
import { isLinkInvalid } from "./password-link.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return { isInvalid: await isLinkInvalid(args, authApi.passwordLink) };
}

export function action(args: Route.ActionArgs) {
  return submit(args, {
    schema: resetPasswordRequest,
    path: authApi.resetPassword,
    done: "password-reset",
    to: "/auth",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export { sameOriginReferrerHeaders as headers } from "../site-route.ts";

export const meta = titleMeta("auth.reset", { description: "auth.reset.lede" });

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ResetScreen
      login="/auth"
      purpose="reset"
      isLinkInvalid={loaderData.isInvalid}
      refusal={actionData}
    />
  );
}
