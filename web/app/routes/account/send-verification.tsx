import { authApi } from "contracts";
import { data, redirect } from "react-router";
import { emptyFormSchema, submitForm } from "#app/forms/form.server.ts";
import { localeContext } from "#app/request-context.ts";
import { accountPath } from "#app/session/account-path.ts";
import type { Route } from "./+types/send-verification";

export function loader({ context }: Route.LoaderArgs) {
  return redirect(accountPath(context.get(localeContext), "/client-area"));
}

/** Sends the verification link again; the client area shows the result. */
export async function action(args: Route.ActionArgs) {
  const result = await submitForm(args, {
    schema: emptyFormSchema,
    path: authApi.sendVerification,
    done: "verification-sent",
    to: "/client-area",
  });
  if (result instanceof Response) {
    return result;
  }
  throw data(null, { status: 503 });
}

export { clientAction } from "#app/forms/client-action.ts";

/** Never rendered, but required: without a component, failures would appear as bare text when scripts are off. */
export default function SendVerification() {
  return null;
}
