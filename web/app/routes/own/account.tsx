import {
  authApi,
  changePasswordRequest,
  emailField,
  fullnameField,
  phoneField,
  profileResponse,
  successResponse,
  updateProfileRequest,
} from "contracts";
import { redirect } from "react-router";
import { callAccounts } from "#app/content/accounts.server.ts";
import { requireCustomer } from "#app/content/customer-session.server.ts";
import { readForm, refuse, type SentForm, submit } from "#app/content/form.server.ts";
import { ownPathFrom } from "#app/content/own-path.ts";
import { AccountScreen } from "#app/features/account/account-screen.tsx";
import type { DoneKey } from "#app/i18n/done-messages.ts";
import type { Route } from "./+types/account";
import { type Perform, performAction } from "./form-action.server.ts";

export function loader({ request, url }: Route.LoaderArgs) {
  return requireCustomer(request, url);
}

/** What may be left out may not be emptied: an empty name is a missing one, not the one before. */
const profileForm = updateProfileRequest.extend({
  fullname: fullnameField,
  phone: phoneField,
  email: emailField,
});

function saveProfile(request: Request, form: SentForm) {
  const { currentEmail, ...values } = form.values;
  return submit(
    request,
    { ...form, values },
    {
      method: "PATCH",
      path: authApi.profile,
      // The same address is no change, so it needs no password.
      body: profileForm.transform(({ email, ...rest }) =>
        email === currentEmail ? rest : { email, ...rest },
      ),
      response: profileResponse,
    },
  );
}

/** Asks to be deleted, or takes that back. */
function deletionRequest(method: "POST" | "DELETE", done: DoneKey): Perform {
  return async (request) => ({
    answer: await callAccounts(request, {
      method,
      path: authApi.deletionRequest,
      response: profileResponse,
    }),
    done,
  });
}

const actions: Record<string, Perform> = {
  profile: async (request, form) => ({ answer: await saveProfile(request, form), done: "profile" }),
  password: async (request, form) => ({
    answer: await submit(request, form, {
      path: authApi.password,
      body: changePasswordRequest,
      response: successResponse,
    }),
    done: "password",
  }),
  "request-deletion": deletionRequest("POST", "deletion-requested"),
  "withdraw-deletion": deletionRequest("DELETE", "deletion-withdrawn"),
};

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.intent === "end-sessions") {
    const ended = await callAccounts(request, {
      method: "POST",
      path: authApi.endSessions,
      response: successResponse,
    });
    return ended.ok
      ? redirect(ownPathFrom(url, "/auth"), { headers: ended.headers })
      : refuse(form, ended.failure, ended.headers);
  }
  return performAction({ request, url, form }, actions);
}

export { revalidateSession as shouldRevalidate } from "./revalidate-session.ts";

export default function Account({ loaderData: { user }, actionData }: Route.ComponentProps) {
  return <AccountScreen user={user} refusal={actionData} />;
}
