import { adminApi, forgotPasswordRequest } from "contracts";
import { ForgotScreen } from "#app/features/auth/forgot-screen.tsx";
import { submit } from "#app/forms/form.server.ts";
import { titleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/forgot";

export function action(args: Route.ActionArgs) {
  return submit(args, {
    schema: forgotPasswordRequest,
    path: adminApi.forgotPassword,
    done: "reset-sent",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = titleMeta("auth.forgot", { description: "auth.forgot.lede" });

export default function StaffForgot({ actionData }: Route.ComponentProps) {
  return <ForgotScreen login="/admin" refusal={actionData} />;
}
