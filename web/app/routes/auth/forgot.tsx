import { authApi, forgotPasswordRequest } from "contracts";
import { ForgotPasswordScreen } from "#app/features/auth/forgot-screen.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/forgot";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: forgotPasswordRequest,
    path: authApi.forgotPassword,
    done: "reset-sent",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("auth.forgot", { description: "auth.forgot.lede" });

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPasswordScreen login="/auth" refusal={actionData} />;
}
