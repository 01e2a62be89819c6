import { adminApi, resetPasswordRequest, successResponse } from "contracts";
import { ResetScreen } from "#app/features/auth/reset-screen.tsx";
import { submit } from "#app/forms/form.server.ts";
import type { Route } from "./+types/reset";

export function action({ url, ...args }: Route.ActionArgs) {
  return submit(
    // The link's token goes no further than here.
    { ...args, url: new URL(url.pathname, url) },
    {
      schema: resetPasswordRequest,
      call: (body) => ({
        method: "POST",
        path: adminApi.resetPassword,
        body,
        response: successResponse,
      }),
      done: "password-reset",
      to: "/admin",
    },
  );
}

export { noReferrer as headers } from "../auth/no-referrer.ts";

export default function StaffReset({ actionData }: Route.ComponentProps) {
  return <ResetScreen purpose="reset" refusal={actionData} />;
}
