import { authApi, secondFactorRequest } from "contracts";
import { CodeScreen } from "#app/features/auth/code-screen.tsx";
import { redirectToReturnTo } from "#app/session/session.server.ts";
import { definePasskeyLogin, submitWithPasskey } from "../passkeys.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/code";

export function action(args: Route.ActionArgs) {
  const code = {
    schema: secondFactorRequest,
    path: authApi.loginCode,
    to: () => redirectToReturnTo(args, "/client-area"),
  };
  return submitWithPasskey(args, code, definePasskeyLogin(args, "customer", "/client-area"));
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("secondFactor", { description: "secondFactor.login.lede" });

export default function LoginCode({ actionData }: Route.ComponentProps) {
  return <CodeScreen login="/auth" refusal={actionData} />;
}
