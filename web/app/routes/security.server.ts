import {
  type AccountKind,
  addedPasskeyResponse,
  addPasskeyRequest,
  createdTokenResponse,
  createTokenRequest,
  enrolSecondFactorRequest,
  passkeyChallenge,
  passkeysResponse,
  sessionsResponse,
  successResponse,
  tokensResponse,
} from "contracts";
import { redirect } from "react-router";
import { z } from "zod";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import {
  type ActionArgs,
  createFormHandler,
  emptyFormSchema,
  type RefusedForm,
  readForm,
  respondToFailure,
  submitFormByIntent,
} from "#app/forms/form.server.ts";
import { readTextFields } from "#app/forms/form-texts.ts";
import { setFlash } from "#app/session/flash.server.ts";
import type { FlashKey } from "#app/session/flash.ts";
import { passkeyFieldSchema } from "./passkeys.server.ts";
import {
  accountApiPaths,
  handleSecondFactorForm,
  loadSecondFactor,
} from "./second-factor.server.ts";

const screens = { customer: "/client-area/security", staff: "/admin/security" } as const;

/** Loads second factor, passkeys, sessions and access tokens of the account that is logged in. */
export async function loadSecurity(context: RequestContext, kind: AccountKind) {
  const [secondFactor, listedPasskeys, listed, listedTokens] = await Promise.all([
    loadSecondFactor(context, kind),
    callForAccountPage(context, {
      path: accountApiPaths[kind].passkeys,
      response: passkeysResponse,
    }),
    callForAccountPage(context, {
      path: accountApiPaths[kind].sessions,
      response: sessionsResponse,
    }),
    callForAccountPage(context, { path: accountApiPaths[kind].tokens, response: tokensResponse }),
  ]);
  return {
    kind,
    ...secondFactor,
    passkeys: listedPasskeys.ok ? listedPasskeys.value.passkeys : undefined,
    sessions: listed.ok ? listed.value.sessions : undefined,
    tokens: listedTokens.ok ? listedTokens.value.tokens : undefined,
  };
}

/** Forms that end one session, end all other sessions, revoke a token, or remove a passkey. */
function endingForms(kind: AccountKind) {
  const paths = accountApiPaths[kind];
  const deletion = (path: (id: string) => string, done: FlashKey) =>
    createFormHandler({
      schema: z.object({ id: z.uuid() }),
      method: "DELETE",
      path: ({ id }) => path(id),
      body: () => undefined,
      response: successResponse,
      done,
      // Treats a missing object as done, because another request has already ended, revoked or removed it.
      failureScreens: { "not-found": screens[kind] },
    });
  return {
    "end-session": deletion(paths.session, "session-closed"),
    "end-other-sessions": createFormHandler({
      schema: emptyFormSchema,
      path: paths.endOtherSessions,
      done: "other-sessions-closed",
    }),
    "revoke-token": deletion(paths.token, "token-revoked"),
    "remove-passkey": deletion(paths.passkey, "passkey-removed"),
  };
}

/** Form fields are texts; the API expects a number of days. */
const tokenForm = createTokenRequest.extend({
  days: z.coerce.number().pipe(createTokenRequest.shape.days),
});

type TokenFailure = RefusedForm<keyof typeof tokenForm.shape, "create-token">;

/**
 * Creates an access token. The response to the form contains the token, because the CMS does not return the token
 * again.
 */
async function createToken(
  args: ActionArgs,
  kind: AccountKind,
): Promise<Response | { token: string } | TokenFailure> {
  const sent = await readForm(args.request, tokenForm);
  // The cast is safe: a refusal has the intent of the form that was sent.
  if (!sent.ok) {
    return sent.refused as TokenFailure;
  }
  const created = await callForAccountPage(args.context, {
    method: "POST",
    path: accountApiPaths[kind].tokens,
    body: sent.values,
    response: createdTokenResponse,
  });
  return created.ok
    ? { token: created.value.token }
    : ((await respondToFailure(args, sent, created.failure)) as Response | TokenFailure);
}

/**
 * The field `passkeyName` is not called `name`, because a draft of the form would then fill the form of an access
 * token.
 */
const addPasskeyForm = z.object({
  passkeyName: addPasskeyRequest.shape.name,
  passkey: passkeyFieldSchema.optional(),
  currentPassword: addPasskeyRequest.shape.currentPassword,
});

/** Form of the first passkey of an account without a second factor. */
const addFirstPasskeyForm = addPasskeyForm.extend(enrolSecondFactorRequest.shape);

type PasskeyFailure = RefusedForm<keyof typeof addPasskeyForm.shape, "add-passkey">;

/**
 * Adds a passkey. The response to the form contains the account's first recovery codes, because the CMS does not return
 * the codes again. A form without a passkey requests a challenge only to learn which screen has to be opened first:
 * login, or the confirmation of the session.
 */
async function addPasskey(
  args: ActionArgs,
  kind: AccountKind,
): Promise<Response | { recoveryCodes: string[] } | PasskeyFailure> {
  const data = await args.request.clone().formData();
  const sent = data.has("currentPassword")
    ? await readForm(args.request, addFirstPasskeyForm)
    : await readForm(args.request, addPasskeyForm);
  // The cast is safe: a refusal has the intent of the form that was sent.
  if (!sent.ok) {
    return sent.refused as PasskeyFailure;
  }
  const { passkeyName: name, passkey, currentPassword } = sent.values;
  const added = passkey
    ? await callForAccountPage(args.context, {
        method: "POST",
        path: accountApiPaths[kind].passkeys,
        body: { name, passkey, currentPassword },
        response: addedPasskeyResponse,
      })
    : await callForAccountPage(args.context, {
        method: "POST",
        path: accountApiPaths[kind].passkeyChallenge,
        response: passkeyChallenge.transform(() => undefined),
      });
  if (!added.ok) {
    return (await respondToFailure(args, sent, added.failure)) as Response | PasskeyFailure;
  }
  if (added.value?.recoveryCodes) {
    return { recoveryCodes: added.value.recoveryCodes };
  }
  if (added.value) {
    await setFlash(args.context, "passkey-added");
  }
  return redirect(args.url.pathname);
}

/** Handles the forms of the second factor, the passkeys, the sessions and the access tokens. */
export async function handleSecurityForm(args: ActionArgs, kind: AccountKind) {
  const { intent = "" } = readTextFields(await args.request.clone().formData());
  if (intent === "create-token") {
    return createToken(args, kind);
  }
  if (intent === "add-passkey") {
    return addPasskey(args, kind);
  }
  const forms = endingForms(kind);
  return Object.hasOwn(forms, intent)
    ? submitFormByIntent(args, forms)
    : handleSecondFactorForm(args, kind);
}
