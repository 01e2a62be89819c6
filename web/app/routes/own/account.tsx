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
import { type Answer, callAccounts } from "#app/content/accounts.server.ts";
import { requireCustomer } from "#app/content/customer-session.server.ts";
import { done, readForm, refuse, type SentForm, submit } from "#app/content/form.server.ts";
import { ownPathFrom } from "#app/content/own-path.ts";
import { AccountScreen } from "#app/features/account/account-screen.tsx";
import type { DoneKey } from "#app/i18n/done-messages.ts";
import type { Route } from "./+types/account";

export function loader({ request, url }: Route.LoaderArgs) {
  return requireCustomer(request, url);
}

interface Outcome {
  answer: Answer<unknown>;
  done: DoneKey;
}

async function perform(request: Request, form: SentForm): Promise<Outcome | undefined> {
  switch (form.intent) {
    case "profile":
      return { answer: await saveProfile(request, form), done: "profile" };
    case "password": {
      const call = {
        path: authApi.password,
        body: changePasswordRequest,
        response: successResponse,
      };
      return { answer: await submit(request, form, call), done: "password" };
    }
    case "request-deletion":
    case "withdraw-deletion": {
      const isRequest = form.intent === "request-deletion";
      const answer = await callAccounts(request, {
        method: isRequest ? "POST" : "DELETE",
        path: authApi.deletionRequest,
        response: profileResponse,
      });
      return { answer, done: isRequest ? "deletion-requested" : "deletion-withdrawn" };
    }
    default:
      return undefined;
  }
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
  const outcome = await perform(request, form);
  if (!outcome) {
    return refuse(form, { code: "invalid" });
  }
  const { answer } = outcome;
  if (answer.ok) {
    return done(url, outcome.done, answer.headers);
  }
  return refuse(form, answer.failure, answer.headers);
}

export { revalidateSession as shouldRevalidate } from "./revalidate-session.ts";

export default function Account({ loaderData: { user }, actionData }: Route.ComponentProps) {
  return <AccountScreen user={user} refusal={actionData} />;
}
