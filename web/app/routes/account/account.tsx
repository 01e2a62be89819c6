import {
  authApi,
  changePasswordRequest,
  emailField,
  fullnameField,
  profileResponse,
  unvalidatedPhoneField,
  updateProfileRequest,
} from "contracts";
import { redirect } from "react-router";
import { z } from "zod";
import { AccountScreen } from "#app/features/account/account-screen.tsx";
import { createFormHandler, emptyFormSchema, submitFormByIntent } from "#app/forms/form.server.ts";
import { requireCustomer } from "#app/session/customer.server.ts";
import { setFlash } from "#app/session/flash.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/account";

export async function loader(args: Route.LoaderArgs) {
  const { user } = await requireCustomer(args);
  return { user };
}

/** Requires fields that are optional in the API: an empty name is an error, not an unchanged name. */
const profileForm = updateProfileRequest.extend({
  fullname: fullnameField,
  phone: unvalidatedPhoneField,
  email: emailField,
  /** E-mail address that the form was rendered with. */
  currentEmail: z.string().optional(),
});

export function action(args: Route.ActionArgs) {
  return submitFormByIntent(args, {
    profile: createFormHandler({
      schema: profileForm,
      method: "PATCH",
      path: authApi.profile,
      // Omits an unchanged e-mail address, because a change would require the password.
      body: ({ email, currentEmail, ...rest }) =>
        email === currentEmail ? rest : { email, ...rest },
      done: "profile",
    }),
    password: createFormHandler({
      schema: changePasswordRequest,
      path: authApi.password,
      done: "password",
    }),
    "end-sessions": createFormHandler({
      schema: emptyFormSchema,
      path: authApi.endSessions,
      to: "/auth",
    }),
    "request-deletion": createFormHandler({
      schema: emptyFormSchema,
      path: authApi.deletionRequest,
      response: profileResponse,
      to: async ({ context, url }, { deletionRequestedAt }) => {
        // A customer with an unverified e-mail address gets a link that confirms the request.
        const isOnRecord = deletionRequestedAt !== null;
        await setFlash(context, isOnRecord ? "deletion-requested" : "deletion-link-sent");
        return redirect(url.pathname);
      },
    }),
    "withdraw-deletion": createFormHandler({
      schema: emptyFormSchema,
      method: "DELETE",
      path: authApi.deletionRequest,
      done: "deletion-withdrawn",
    }),
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("account.tab.account");

export default function Account({ loaderData: { user }, actionData }: Route.ComponentProps) {
  return <AccountScreen user={user} refusal={actionData} />;
}
