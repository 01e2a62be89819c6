import {
  authApi,
  linkTokenHeader,
  loginRequest,
  planWishRequest,
  registerRequest,
  secondFactorRequest,
  updateProfileRequest,
  verifyEmailRequest,
} from "contracts";
import { eq } from "drizzle-orm";
import type { Endpoint, Payload } from "payload";
import { customers } from "../../payload-schema.ts";
import { database } from "../../platform/database.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { type EmailLinkPurpose, findEmailLink } from "../credentials/email-links.ts";
import { registerCustomer } from "../customers/create-customer.ts";
import {
  confirmDeletion,
  requestDeletion,
  withdrawDeletion,
} from "../customers/deletion-requests.ts";
import { requestPlanChange } from "../customers/plan-requests.ts";
import { exportCustomer } from "../customers/read-customer.ts";
import { updateProfile } from "../customers/update-customer.ts";
import {
  resendVerificationLink,
  restoreFormerEmail,
  verifyEmail,
} from "../customers/verify-email.ts";
import { createAccessTokenEndpoints } from "./access-tokens.ts";
import { defineAccountEndpoint } from "./account-endpoint.ts";
import { hasAccessToken } from "./authenticate.ts";
import { createSessionConfirmationEndpoints } from "./confirmation.ts";
import { respondToLogin, respondToLoginCode } from "./login.ts";
import { createPasskeyEndpoints } from "./passkeys.ts";
import { createSecondFactorEndpoints } from "./second-factor.ts";
import {
  createChangePasswordEndpoint,
  createForgotPasswordEndpoint,
  createLogoutEndpoint,
  createPasswordLinkEndpoint,
  createSessionEndpoints,
  createSetPasswordEndpoint,
  limitLinkChecks,
  limitLinkUse,
} from "./shared-calls.ts";

const kind = "customer";

/**
 * Limits registrations per IP address. High enough for an office behind one address, low enough that nobody can fill
 * the database.
 */
const limitRegistrations = createRateLimit({ name: "register", points: 100, seconds: 60 * 60 });

async function greeting(payload: Payload, id: string) {
  const [user] = await database(payload)
    .select({ id: customers.id, fullname: customers.fullname, email: customers.email })
    .from(customers)
    .where(eq(customers.id, id));
  return user ? { user } : {};
}

const login = defineAccountEndpoint({
  path: authApi.login,
  method: "post",
  access: "anyone",
  body: loginRequest.optional(),
  kind,
  handle: (call) => respondToLogin(kind, call, (id) => greeting(call.payload, id)),
});

const loginCode = defineAccountEndpoint({
  path: authApi.loginCode,
  method: "post",
  access: "anyone",
  body: secondFactorRequest,
  kind,
  handle: (call) =>
    respondToLoginCode(kind, { ...call, code: call.body.secondFactorCode }, (id) =>
      greeting(call.payload, id),
    ),
});

const register = defineAccountEndpoint({
  path: authApi.register,
  method: "post",
  access: "anyone",
  body: registerRequest,
  limit: limitRegistrations,
  kind,
  handle: async ({ payload, body, sender }) => {
    const result = await registerCustomer(payload, body, sender);
    if (!result.ok) {
      return result;
    }
    const { fullname, email } = body;
    return jsonResponse(
      { success: true, user: { id: result.id, fullname, email } },
      { status: 201 },
    );
  },
});

const status = defineAccountEndpoint({
  path: authApi.status,
  method: "get",
  access: "customer",
  acceptsTokens: true,
  kind,
  unauthenticated: { authenticated: false },
  handle: async ({ account }) => jsonResponse({ authenticated: true, ...account }),
});

/** Endpoints for an e-mailed link: GET returns the state of the link, POST uses the link. */
function linkEndpoints(
  path: string,
  purpose: EmailLinkPurpose,
  use: typeof verifyEmail,
): Endpoint[] {
  const find = defineAccountEndpoint({
    path,
    method: "get",
    access: "anyone",
    limit: limitLinkChecks,
    kind,
    handle: async ({ payload, headers }) => {
      const token = headers.get(linkTokenHeader) ?? "";
      const link = await findEmailLink(database(payload), { token, purpose });
      return link ? jsonResponse(link) : { ok: false, code: "invalid-token" };
    },
  });
  const take = defineAccountEndpoint({
    path,
    method: "post",
    access: "anyone",
    body: verifyEmailRequest,
    limit: limitLinkUse,
    kind,
    handle: async ({ payload, body }) => {
      const result = await use(payload, body.token);
      return result.ok ? respondWithSuccess() : result;
    },
  });
  return [find, take];
}

const verificationSending = defineAccountEndpoint({
  path: authApi.sendVerification,
  method: "post",
  access: "customer",
  kind,
  handle: async ({ payload, account }) => {
    resendVerificationLink(payload, account.user);
    return respondWithSuccess();
  },
});

const profile = defineAccountEndpoint({
  path: authApi.profile,
  method: "get",
  access: "customer",
  acceptsTokens: true,
  kind,
  handle: async ({ account }) => jsonResponse(account.user),
});

const changeProfile = defineAccountEndpoint({
  path: authApi.profile,
  method: "patch",
  access: "customer",
  acceptsTokens: true,
  body: updateProfileRequest,
  kind,
  handle: async ({ payload, account, body, sender, headers }) => {
    if (body.email !== undefined && hasAccessToken(headers)) {
      return { ok: false, code: "token-not-accepted" };
    }
    const result = await updateProfile(payload, { user: account.user, changes: body, sender });
    return result.ok ? jsonResponse(result.user) : result;
  },
});

const exportData = defineAccountEndpoint({
  path: authApi.export,
  method: "get",
  access: "customer",
  needsConfirmation: true,
  kind,
  handle: async ({ payload, account }) =>
    jsonResponse(await exportCustomer(payload, account), {
      headers: { "content-disposition": 'attachment; filename="meus-dados.json"' },
    }),
});

const planWish = defineAccountEndpoint({
  path: authApi.planWish,
  method: "post",
  access: "customer",
  acceptsTokens: true,
  body: planWishRequest,
  kind,
  handle: async ({ payload, account, body }) => {
    const result = await requestPlanChange(payload, account.user, body);
    return result.ok ? respondWithSuccess() : result;
  },
});

const deletionRequest = defineAccountEndpoint({
  path: authApi.deletionRequest,
  method: "post",
  access: "customer",
  needsConfirmation: true,
  kind,
  handle: async ({ payload, account }) => {
    const result = await requestDeletion(payload, account.user);
    return result.ok ? jsonResponse(result.user) : result;
  },
});

const deletionWithdrawal = defineAccountEndpoint({
  path: authApi.deletionRequest,
  method: "delete",
  access: "customer",
  kind,
  handle: async ({ payload, account }) =>
    jsonResponse(await withdrawDeletion(payload, account.user)),
});

export const authEndpoints: Endpoint[] = [
  login,
  loginCode,
  register,
  status,
  createLogoutEndpoint({ kind, path: authApi.logout }),
  createForgotPasswordEndpoint({ kind, path: authApi.forgotPassword }),
  createSetPasswordEndpoint({ kind, path: authApi.resetPassword }),
  createPasswordLinkEndpoint({ kind, path: authApi.passwordLink }),
  ...linkEndpoints(authApi.verifyEmail, "prove-email", verifyEmail),
  verificationSending,
  ...linkEndpoints(authApi.undoEmail, "undo-email", restoreFormerEmail),
  ...linkEndpoints(authApi.confirmDeletion, "confirm-deletion", confirmDeletion),
  profile,
  changeProfile,
  createChangePasswordEndpoint({ kind, path: authApi.password }),
  ...createSecondFactorEndpoints(kind, authApi),
  ...createSessionConfirmationEndpoints(kind, authApi.confirmation),
  ...createSessionEndpoints(kind, authApi),
  ...createPasskeyEndpoints(kind, authApi, greeting),
  ...createAccessTokenEndpoints(kind, authApi.tokens),
  exportData,
  planWish,
  deletionRequest,
  deletionWithdrawal,
];
