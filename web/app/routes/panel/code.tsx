import { adminApi, secondFactorRequest } from "contracts";
import { CodeScreen } from "#app/features/auth/code-screen.tsx";
import { redirectToReturnTo } from "#app/session/session.server.ts";
import { definePasskeyLogin, submitWithPasskey } from "../passkeys.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/code";

export function action(args: Route.ActionArgs) {
  const code = {
    schema: secondFactorRequest,
    path: adminApi.loginCode,
    to: () => redirectToReturnTo(args, "/admin"),
  };
  return submitWithPasskey(args, code, definePasskeyLogin(args, "staff", "/admin"));
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("secondFactor", { description: "secondFactor.login.lede" });

export default function StaffLoginCode({ actionData }: Route.ComponentProps) {
  return <CodeScreen login="/admin" refusal={actionData} />;
}
