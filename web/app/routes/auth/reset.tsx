import { authApi, resetPasswordRequest } from "contracts";
import { ResetScreen } from "#app/features/auth/reset-screen.tsx";
import { submit } from "#app/forms/form.server.ts";
import { titled } from "../screen-meta.ts";
import type { Route } from "./+types/reset";

export function action(args: Route.ActionArgs) {
  return submit(args, {
    schema: resetPasswordRequest,
    path: authApi.resetPassword,
    done: "password-reset",
    to: "/auth",
  });
}

export { noReferrer as headers } from "../site-route.ts";

export const meta = titled("auth.reset", { description: "auth.reset.lede" });

export default function Reset({ actionData }: Route.ComponentProps) {
  return <ResetScreen login="/auth" purpose="reset" refusal={actionData} />;
}
