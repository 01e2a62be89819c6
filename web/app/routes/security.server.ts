import {
  type AccountKind,
  createdTokenResponse,
  createTokenRequest,
  sessionsResponse,
  successResponse,
  tokensResponse,
} from "contracts";
import { z } from "zod";
import { callAccounts } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import {
  type ActionArgs,
  form,
  noFields,
  type RefusedForm,
  readForm,
  respondToFailure,
  submitOneOf,
} from "#app/forms/form.server.ts";
import { formTexts } from "#app/forms/form-texts.ts";
import { changeSecondFactor, loadSecondFactor, pathsOf } from "./second-factor.server.ts";

const screens = { customer: "/client-area/security", staff: "/admin/security" } as const;

/** Loads second factor, sessions and access tokens of the account that is logged in. */
export async function loadSecurity(context: RequestContext, kind: AccountKind) {
  const [secondFactor, listed, listedTokens] = await Promise.all([
    loadSecondFactor(context, kind),
    callAccounts(context, { path: pathsOf[kind].sessions, response: sessionsResponse }),
    callAccounts(context, { path: pathsOf[kind].tokens, response: tokensResponse }),
  ]);
  return {
    ...secondFactor,
    sessions: listed.ok ? listed.value.sessions : undefined,
    tokens: listedTokens.ok ? listedTokens.value.tokens : undefined,
  };
}

/** Forms that end one session, end all other sessions, or revoke a token. */
function endingForms(kind: AccountKind) {
  return {
    "end-session": form({
      schema: z.object({ id: z.uuid() }),
      method: "DELETE",
      path: ({ id }) => pathsOf[kind].session(id),
      body: () => undefined,
      response: successResponse,
      done: "session-closed",
      // The session has ended meanwhile, as the visitor wishes.
      failureScreens: { "not-found": screens[kind] },
    }),
    "end-other-sessions": form({
      schema: noFields,
      path: pathsOf[kind].endOtherSessions,
      done: "other-sessions-closed",
    }),
    "revoke-token": form({
      schema: z.object({ id: z.uuid() }),
      method: "DELETE",
      path: ({ id }) => pathsOf[kind].token(id),
      body: () => undefined,
      response: successResponse,
      done: "token-revoked",
      // The token has expired or was revoked meanwhile, as the visitor wishes.
      failureScreens: { "not-found": screens[kind] },
    }),
  };
}

/** Form fields are texts; the API expects a number of days. */
const tokenForm = createTokenRequest.extend({
  days: z.coerce.number().pipe(createTokenRequest.shape.days),
});

type TokenFailure = RefusedForm<keyof typeof tokenForm.shape, "create-token">;

/** Creates an access token. It is part of the response to the form, because the CMS does not return it again. */
async function createToken(
  args: ActionArgs,
  kind: AccountKind,
): Promise<Response | { token: string } | TokenFailure> {
  const sent = await readForm(args.request, tokenForm);
  // The intent of a refusal is that of the form.
  if (!sent.ok) {
    return sent.refused as TokenFailure;
  }
  const created = await callAccounts(args.context, {
    method: "POST",
    path: pathsOf[kind].tokens,
    body: sent.values,
    response: createdTokenResponse,
  });
  return created.ok
    ? { token: created.value.token }
    : ((await respondToFailure(args, sent, created.failure)) as Response | TokenFailure);
}

/** Handles the forms of the second factor, the sessions and the access tokens. */
export async function changeSecurity(args: ActionArgs, kind: AccountKind) {
  const { intent = "" } = formTexts(await args.request.clone().formData());
  if (intent === "create-token") {
    return createToken(args, kind);
  }
  const forms = endingForms(kind);
  return Object.hasOwn(forms, intent) ? submitOneOf(args, forms) : changeSecondFactor(args, kind);
}
