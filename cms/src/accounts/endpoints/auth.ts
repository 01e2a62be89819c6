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
import { sendVerification, undoEmail, verifyEmail } from "../customers/verify-email.ts";
import { accessTokenEndpoints } from "./access-tokens.ts";
import { accountEndpoint } from "./account-endpoint.ts";
import { hasAccessToken } from "./authenticate.ts";
import { sessionConfirmationEndpoints } from "./confirmation.ts";
import { loginCodeResponse, loginResponse } from "./login.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { secondFactorEndpoints } from "./second-factor.ts";
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  limitLinks,
  limitOpenedLinks,
  logoutEndpoint,
  passwordLinkEndpoint,
  sessionEndpoints,
  setPasswordEndpoint,
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

const login = accountEndpoint({
  path: authApi.login,
  method: "post",
  access: "anyone",
  body: loginRequest.optional(),
  kind,
  handle: (call) => loginResponse(kind, call, (id) => greeting(call.payload, id)),
});

const loginCode = accountEndpoint({
  path: authApi.loginCode,
  method: "post",
  access: "anyone",
  body: secondFactorRequest,
  kind,
  handle: (call) =>
    loginCodeResponse(kind, { ...call, code: call.body.secondFactorCode }, (id) =>
      greeting(call.payload, id),
    ),
});

const register = accountEndpoint({
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

const status = accountEndpoint({
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
  const find = accountEndpoint({
    path,
    method: "get",
    access: "anyone",
    limit: limitOpenedLinks,
    kind,
    handle: async ({ payload, headers }) => {
      const token = headers.get(linkTokenHeader) ?? "";
      const link = await findEmailLink(database(payload), { token, purpose });
      return link ? jsonResponse(link) : { ok: false, code: "invalid-token" };
    },
  });
  const take = accountEndpoint({
    path,
    method: "post",
    access: "anyone",
    body: verifyEmailRequest,
    limit: limitLinks,
    kind,
    handle: async ({ payload, body }) => {
      const result = await use(payload, body.token);
      return result.ok ? respondWithSuccess() : result;
    },
  });
  return [find, take];
}

const verificationSending = accountEndpoint({
  path: authApi.sendVerification,
  method: "post",
  access: "customer",
  kind,
  handle: async ({ payload, account }) => {
    sendVerification(payload, account.user);
    return respondWithSuccess();
  },
});

const profile = accountEndpoint({
  path: authApi.profile,
  method: "get",
  access: "customer",
  acceptsTokens: true,
  kind,
  handle: async ({ account }) => jsonResponse(account.user),
});

const changeProfile = accountEndpoint({
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

const exportData = accountEndpoint({
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

const planWish = accountEndpoint({
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

const deletionRequest = accountEndpoint({
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

const deletionWithdrawal = accountEndpoint({
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
  logoutEndpoint({ kind, path: authApi.logout }),
  forgotPasswordEndpoint({ kind, path: authApi.forgotPassword }),
  setPasswordEndpoint({ kind, path: authApi.resetPassword }),
  passwordLinkEndpoint({ kind, path: authApi.passwordLink }),
  ...linkEndpoints(authApi.verifyEmail, "prove-email", verifyEmail),
  verificationSending,
  ...linkEndpoints(authApi.undoEmail, "undo-email", undoEmail),
  ...linkEndpoints(authApi.confirmDeletion, "confirm-deletion", confirmDeletion),
  profile,
  changeProfile,
  changePasswordEndpoint({ kind, path: authApi.password }),
  ...secondFactorEndpoints(kind, authApi),
  ...sessionConfirmationEndpoints(kind, authApi.confirmation),
  ...sessionEndpoints(kind, authApi),
  ...passkeyEndpoints(kind, authApi, greeting),
  ...accessTokenEndpoints(kind, authApi.tokens),
  exportData,
  planWish,
  deletionRequest,
  deletionWithdrawal,
];
