import {
  adminApi,
  authApi,
  forgotPasswordRequest,
  splitLocalePath,
  successResponse,
} from "contracts";
import { done, readForm, refuse, submit } from "#app/content/form.server.ts";
import { ForgotScreen } from "#app/features/auth/forgot-screen.tsx";
import type { Route } from "./+types/forgot";

function isStaff({ pathname }: Pick<URL, "pathname">): boolean {
  return splitLocalePath(pathname).rest.startsWith("/admin");
}

/** Of customers and of staff: the address says whose password it is. */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = await submit(request, form, {
    path: isStaff(url) ? adminApi.forgotPassword : authApi.forgotPassword,
    body: forgotPasswordRequest,
    response: successResponse,
  });
  return answer.ok ? done(url, "reset-sent") : refuse(form, answer.failure);
}

export function loader({ url }: Route.LoaderArgs) {
  return { isStaff: isStaff(url) };
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotScreen isStaff={loaderData.isStaff} refusal={actionData} />;
}
