import {
  addedPasskeyResponse,
  adminApi,
  adminPlan,
  adminUserDetail,
  apiErrorResponse,
  auditEntry,
  authApi,
  authStatusResponse,
  confirmedSecondFactorResponse,
  createdIncident,
  createdTokenResponse,
  createPageSchema,
  customerPlan,
  dueWork,
  enrolledSecondFactor,
  exportResponse,
  loginResponse,
  passkeyChallenge,
  passkeysResponse,
  profileResponse,
  recordPaymentsResponse,
  recoveryCodesResponse,
  secondFactorState,
  sessionConfirmationState,
  sessionCookieName,
  sessionsResponse,
  setupRequiredResponse,
  staffAccount,
  staffLoginResponse,
  statusAdminApi,
  statusDashboard,
  successResponse,
  systemState,
  type TokenScope,
  tokenScopes,
  tokensResponse,
  undoPaymentsResponse,
  userPage,
  userSummary,
} from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { database } from "../src/platform/database.ts";
import { createAuthenticator } from "./support/authenticator.ts";
import { type RunningCms, readSessionCookie, siteOrigin, startCms } from "./support/cms.ts";
import { addPasskey, requestCreationChallenge } from "./support/passkeys.ts";
import {
  createBasicHeaders,
  createRegistration,
  createUniqueEmail,
  findTokenInEmail,
  markEmailVerified,
  newClientHeaders,
  newCustomer,
  newStaff,
  readFailure,
  type TestAccount,
} from "./support/people.ts";
import {
  accountApiPaths,
  addSecondFactor,
  createTotpCode,
  deleteSecondFactor,
  startEnrolment,
} from "./support/second-factors.ts";

let cms: RunningCms;
let customer: TestAccount;
let admin: TestAccount;
let editor: TestAccount;
/** Personal access tokens by account id and scope. */
let tokens: Record<string, Record<TokenScope, string>>;
beforeAll(async () => {
  cms = await startCms();
  customer = await newCustomer(cms);
  await markEmailVerified(cms, customer);
  admin = await newStaff(cms, "admin");
  editor = await newStaff(cms, "editor");
  // Keeps the sessions confirmed for the duration of all calls.
  await cms.query("update sessions set confirmed_at = now() + interval '1 day'");
  tokens = Object.fromEntries(
    await Promise.all(
      [customer, admin, editor].map(async (person) => [
        person.id,
        {
          read: await newAccessToken(person, "read"),
          write: await newAccessToken(person, "write"),
        },
      ]),
    ),
  );
});
afterAll(() => cms?.stop());

async function newAccessToken(person: TestAccount, scope: TokenScope): Promise<string> {
  const paths = accountApiPaths[person === customer ? "customer" : "staff"];
  const created = await cms.request(paths.tokens, {
    body: { name: scope, scope, days: 30 },
    cookie: person.cookie,
  });
  return createdTokenResponse.parse(await created.json()).token;
}

type Access = "anyone" | "customer" | "staff" | "admin";

interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  access: Access;
  /** Path of the call. Contains `:id` if `record` returns an id. */
  path: string;
  record?: () => Promise<string>;
  body?: () => unknown;
  status?: number;
  answer: z.ZodType;
  /** Expected failure, for calls whose success is tested elsewhere. */
  refusal?: [status: number, code: string];
  /**
   * True for calls about the caller's own second factor. Basic authentication cannot make these calls, because the
   * account then needs a code.
   */
  needsSecondFactor?: boolean;
  /** True for calls that only a session can make. */
  needsSession?: boolean;
  /** True for calls that personal access tokens cannot make. */
  refusesTokens?: boolean;
  /** Undoes what the call or its preparation changed. */
  after?: () => Promise<void>;
  /** True if a successful call ends the caller's session, or changes the password that the next call needs. */
  changesCaller?: boolean;
}

const plan = () => ({ name: "Start", price: "49.90", description: "Para começar" });

async function asAdmin<Body>(path: string, body: unknown): Promise<Body> {
  const response = await cms.request(path, { body, cookie: admin.cookie });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as Body;
}

const newPlan = (changes: object = {}) =>
  asAdmin<{ id: string }>(adminApi.plans, { ...plan(), ...changes });
const newUser = () => asAdmin<{ id: string }>(adminApi.users, createRegistration());
const newInvitation = () =>
  asAdmin<{ id: string }>(adminApi.staff, { name: "Bia", email: createUniqueEmail() });
async function newSubscription(): Promise<string> {
  const [{ id }, { id: planId }] = await Promise.all([newUser(), newPlan({ status: "ativo" })]);
  const { plans } = await asAdmin<z.infer<typeof adminUserDetail>>(adminApi.userPlans(id), {
    planId,
  });
  return plans[0]?.subscriptionId ?? "";
}

/** Creates a link to set a password, and returns its token. */
async function newToken(screen: "customerReset" | "staffReset" | "staffInvite"): Promise<string> {
  const { createAccountLink } = await import("../src/accounts/credentials/account-links.ts");
  const kind = screen === "customerReset" ? "customer" : "staff";
  const { id } = await (kind === "customer" ? newUser() : newInvitation());
  const link = { kind, id, screen, locale: "pt-BR" } as const;
  return findTokenInEmail(await createAccountLink(database(cms.payload), link));
}

/** Returns the path of a call about one record, with `:id` in place of the record's id. */
const of = (pathOf: (id: string) => string) => decodeURIComponent(pathOf(":id"));

/** Deletes the tokens that these calls created, to stay below maxAccessTokens. */
async function dropOtherTokens(): Promise<void> {
  await cms.query("delete from access_tokens where name = 'Backup'");
}

/** Calls of customers or staff about their sessions and personal access tokens. */
function sessionCalls(kind: "customer" | "staff"): Record<string, Call> {
  const paths = accountApiPaths[kind];
  const own = () => (kind === "customer" ? customer : editor);
  const newSession = async () => {
    const login = await cms.request(paths.login, { body: own(), headers: newClientHeaders() });
    const { sessions } = sessionsResponse.parse(
      await (await cms.request(paths.sessions, { cookie: readSessionCookie(login) })).json(),
    );
    return sessions.find(({ isCurrent }) => isCurrent)?.id ?? "";
  };
  const newToken = async () => {
    const created = await cms.request(paths.tokens, {
      body: { name: "Backup", scope: "read", days: 30 },
      cookie: own().cookie,
    });
    return createdTokenResponse.parse(await created.json()).id;
  };
  return {
    [`${kind} tokens`]: {
      method: "GET",
      access: kind,
      refusesTokens: true,
      path: paths.tokens,
      answer: tokensResponse,
    },
    [`${kind} creates a token`]: {
      method: "POST",
      access: kind,
      needsSession: true,
      refusesTokens: true,
      path: paths.tokens,
      body: () => ({ name: "Backup", scope: "write", days: 365 }),
      status: 201,
      answer: createdTokenResponse,
      after: dropOtherTokens,
    },
    [`${kind} revokes a token`]: {
      method: "DELETE",
      access: kind,
      refusesTokens: true,
      path: of(paths.token),
      record: newToken,
      answer: successResponse,
      after: dropOtherTokens,
    },
    [`${kind} confirmation`]: {
      method: "GET",
      access: kind,
      refusesTokens: true,
      path: paths.confirmation,
      answer: sessionConfirmationState,
    },
    [`${kind} confirms`]: {
      method: "POST",
      access: kind,
      refusesTokens: true,
      path: paths.confirmation,
      body: () => ({ currentPassword: own().password }),
      answer: successResponse,
    },
    [`${kind} sessions`]: {
      method: "GET",
      access: kind,
      refusesTokens: true,
      path: paths.sessions,
      answer: sessionsResponse,
    },
    [`${kind} ends a session`]: {
      method: "DELETE",
      access: kind,
      refusesTokens: true,
      path: of(paths.session),
      record: newSession,
      answer: successResponse,
    },
    [`${kind} ends other sessions`]: {
      method: "POST",
      access: kind,
      refusesTokens: true,
      path: paths.endOtherSessions,
      answer: successResponse,
      // With Basic authentication, the caller has no current session, so this call ends every session.
      changesCaller: true,
    },
  };
}

/** Calls of customers or staff about their second factor. */
function secondFactorCalls(kind: "customer" | "staff"): Record<string, Call> {
  const paths = accountApiPaths[kind];
  const caller = () => (kind === "customer" ? customer : editor);
  const after = () => deleteSecondFactor(cms, caller().id);
  const codeAndPassword = async () => {
    const { freshCode } = await addSecondFactor(cms, kind, caller());
    return { currentPassword: caller().password, secondFactorCode: await freshCode() };
  };
  const post = { method: "POST", access: kind, refusesTokens: true } as const;
  return {
    [`${kind} second factor`]: {
      method: "GET",
      access: kind,
      refusesTokens: true,
      path: paths.secondFactor,
      answer: secondFactorState,
    },
    [`${kind} enrols a second factor`]: {
      ...post,
      path: paths.enrolSecondFactor,
      body: () => ({ currentPassword: caller().password }),
      answer: enrolledSecondFactor,
      after,
    },
    [`${kind} confirms a second factor`]: {
      ...post,
      path: paths.confirmSecondFactor,
      body: async () => ({
        secondFactorCode: await createTotpCode(await startEnrolment(cms, kind, caller())),
      }),
      answer: confirmedSecondFactorResponse,
      after,
    },
    [`${kind} renews recovery codes`]: {
      ...post,
      path: paths.recoveryCodes,
      body: codeAndPassword,
      answer: recoveryCodesResponse,
      needsSecondFactor: true,
      after,
    },
    [`${kind} removes a second factor`]: {
      ...post,
      path: paths.removeSecondFactor,
      body: codeAndPassword,
      answer: successResponse,
      needsSecondFactor: true,
      after,
    },
    [`${kind} second step of login`]: {
      method: "POST",
      access: "anyone",
      path: paths.loginCode,
      body: () => ({ secondFactorCode: "123456" }),
      answer: z.never(),
      refusal: [401, "login-expired"],
    },
  };
}

/** Calls of customers or staff about their passkeys. */
function passkeyCalls(kind: "customer" | "staff"): Record<string, Call> {
  const paths = accountApiPaths[kind];
  const own = () => (kind === "customer" ? customer : editor);
  const after = () => deleteSecondFactor(cms, own().id);
  return {
    [`${kind} login challenge`]: {
      method: "POST",
      access: "anyone",
      path: paths.passkeyLoginChallenge,
      answer: passkeyChallenge,
    },
    [`${kind} login by passkey`]: {
      method: "POST",
      access: "anyone",
      path: paths.passkeyLogin,
      body: () => ({ passkey: { token: "x", credential: { id: "x" } } }),
      answer: z.never(),
      refusal: [401, "passkey-rejected"],
    },
    [`${kind} passkeys`]: {
      method: "GET",
      access: kind,
      refusesTokens: true,
      path: paths.passkeys,
      answer: passkeysResponse,
    },
    [`${kind} passkey challenge`]: {
      method: "POST",
      access: kind,
      refusesTokens: true,
      needsSession: true,
      path: paths.passkeyChallenge,
      answer: passkeyChallenge,
    },
    [`${kind} adds a passkey`]: {
      method: "POST",
      access: kind,
      needsSession: true,
      refusesTokens: true,
      path: paths.passkeys,
      body: async () => ({
        name: "Notebook",
        passkey: createAuthenticator().create(await requestCreationChallenge(cms, kind, own())),
        currentPassword: own().password,
      }),
      status: 201,
      answer: addedPasskeyResponse,
      after,
    },
    [`${kind} removes a passkey`]: {
      method: "DELETE",
      access: kind,
      refusesTokens: true,
      needsSecondFactor: true,
      path: of(paths.passkey),
      record: async () => (await addPasskey(cms, kind, own())).passkey.id,
      answer: successResponse,
      after,
    },
  };
}

/** Every call below /api/auth and /api/admin. A test in this file fails if a call is missing. */
const calls: Record<string, Call> = {
  register: {
    method: "POST",
    access: "anyone",
    path: authApi.register,
    body: createRegistration,
    status: 201,
    answer: loginResponse,
  },
  login: {
    method: "POST",
    access: "anyone",
    path: authApi.login,
    body: () => customer,
    answer: loginResponse,
  },
  logout: { method: "POST", access: "anyone", path: authApi.logout, answer: successResponse },
  "forgot password": {
    method: "POST",
    access: "anyone",
    path: authApi.forgotPassword,
    body: () => ({ email: createUniqueEmail() }),
    answer: successResponse,
  },
  "reset password": {
    method: "POST",
    access: "anyone",
    path: authApi.resetPassword,
    body: async () => ({ token: await newToken("customerReset"), password: "uma senha boa" }),
    answer: successResponse,
  },
  "password link": {
    method: "GET",
    access: "anyone",
    path: authApi.passwordLink,
    answer: z.never(),
    refusal: [400, "invalid-token"],
  },
  "verify e-mail": {
    method: "POST",
    access: "anyone",
    path: authApi.verifyEmail,
    body: () => ({ token: "x" }),
    answer: z.never(),
    refusal: [400, "invalid-token"],
  },
  "undo e-mail": {
    method: "POST",
    access: "anyone",
    path: authApi.undoEmail,
    body: () => ({ token: "x" }),
    answer: z.never(),
    refusal: [400, "invalid-token"],
  },
  "send verification": {
    method: "POST",
    access: "customer",
    refusesTokens: true,
    path: authApi.sendVerification,
    answer: successResponse,
  },
  status: { method: "GET", access: "customer", path: authApi.status, answer: authStatusResponse },
  profile: { method: "GET", access: "customer", path: authApi.profile, answer: profileResponse },
  "change profile": {
    method: "PATCH",
    access: "customer",
    path: authApi.profile,
    body: () => ({ phone: "(21) 3333-4444" }),
    answer: profileResponse,
  },
  "change password": {
    method: "POST",
    access: "customer",
    refusesTokens: true,
    path: authApi.password,
    body: () => ({ currentPassword: customer.password, password: customer.password }),
    answer: successResponse,
    changesCaller: true,
  },
  "end sessions": {
    method: "POST",
    access: "customer",
    refusesTokens: true,
    path: authApi.endSessions,
    answer: successResponse,
    changesCaller: true,
  },
  export: {
    method: "GET",
    access: "customer",
    refusesTokens: true,
    path: authApi.export,
    answer: exportResponse,
  },
  "ask for deletion": {
    method: "POST",
    access: "customer",
    refusesTokens: true,
    path: authApi.deletionRequest,
    answer: profileResponse,
  },
  "take deletion back": {
    method: "DELETE",
    access: "customer",
    refusesTokens: true,
    path: authApi.deletionRequest,
    answer: profileResponse,
  },
  "confirm deletion": {
    method: "POST",
    access: "anyone",
    path: authApi.confirmDeletion,
    body: () => ({ token: "x" }),
    answer: z.never(),
    refusal: [400, "invalid-token"],
  },
  ...Object.fromEntries(
    [authApi.verifyEmail, authApi.undoEmail, authApi.confirmDeletion].map((path) => [
      `link of ${path}`,
      {
        method: "GET",
        access: "anyone",
        path,
        answer: z.never(),
        refusal: [400, "invalid-token"],
      } satisfies Call,
    ]),
  ),
  "wish for a plan": {
    method: "POST",
    access: "customer",
    path: authApi.planWish,
    body: async () => {
      const { plans } = await asAdmin<z.infer<typeof adminUserDetail>>(
        adminApi.userPlans(customer.id),
        { planId: (await newPlan({ status: "ativo" })).id },
      );
      return { subscriptionId: plans.at(-1)?.subscriptionId, wish: "change" };
    },
    answer: successResponse,
  },
  "setup required": {
    method: "GET",
    access: "anyone",
    path: adminApi.setupRequired,
    answer: setupRequiredResponse,
  },
  setup: {
    method: "POST",
    access: "anyone",
    path: adminApi.setup,
    body: () => ({ email: createUniqueEmail(), password: "uma senha boa" }),
    answer: z.never(),
    refusal: [403, "setup-closed"],
  },
  "staff login": {
    method: "POST",
    access: "anyone",
    path: adminApi.login,
    body: () => editor,
    answer: staffLoginResponse,
  },
  "staff logout": {
    method: "POST",
    access: "anyone",
    path: adminApi.logout,
    answer: successResponse,
  },
  "staff forgot password": {
    method: "POST",
    access: "anyone",
    path: adminApi.forgotPassword,
    body: () => ({ email: createUniqueEmail() }),
    answer: successResponse,
  },
  "staff reset password": {
    method: "POST",
    access: "anyone",
    path: adminApi.resetPassword,
    body: async () => ({ token: await newToken("staffReset"), password: "uma senha boa" }),
    answer: successResponse,
  },
  "staff password link": {
    method: "GET",
    access: "anyone",
    path: adminApi.passwordLink,
    answer: z.never(),
    refusal: [400, "invalid-token"],
  },
  "accept invite": {
    method: "POST",
    access: "anyone",
    path: adminApi.acceptInvite,
    body: async () => ({ token: await newToken("staffInvite"), password: "uma senha boa" }),
    answer: successResponse,
  },
  verify: { method: "GET", access: "admin", path: adminApi.verify, answer: staffLoginResponse },
  "staff password": {
    method: "POST",
    access: "staff",
    refusesTokens: true,
    path: adminApi.password,
    body: () => ({ currentPassword: editor.password, password: editor.password }),
    answer: successResponse,
    changesCaller: true,
  },
  "staff end sessions": {
    method: "POST",
    access: "staff",
    refusesTokens: true,
    path: adminApi.endSessions,
    answer: successResponse,
    changesCaller: true,
  },
  plans: { method: "GET", access: "admin", path: adminApi.plans, answer: z.array(adminPlan) },
  "plans by page": {
    method: "GET",
    access: "admin",
    path: `${adminApi.plans}?page=1&limit=2&search=sta&sort=-price&status=inativo`,
    answer: createPageSchema(adminPlan),
  },
  plan: {
    method: "GET",
    access: "admin",
    path: of(adminApi.plan),
    record: async () => (await newPlan()).id,
    answer: adminPlan,
  },
  "create plan": {
    method: "POST",
    access: "admin",
    path: adminApi.plans,
    body: plan,
    status: 201,
    answer: adminPlan,
  },
  "update plan": {
    method: "PUT",
    access: "admin",
    path: of(adminApi.plan),
    record: async () => (await newPlan()).id,
    body: () => ({ ...plan(), status: "ativo" }),
    answer: adminPlan,
  },
  "delete plan": {
    method: "DELETE",
    access: "admin",
    path: of(adminApi.plan),
    record: async () => (await newPlan()).id,
    answer: successResponse,
  },
  users: { method: "GET", access: "admin", path: adminApi.users, answer: z.array(userSummary) },
  "users by page": {
    method: "GET",
    access: "admin",
    path: `${adminApi.users}?page=1&sort=fullname`,
    answer: userPage,
  },
  "create user": {
    method: "POST",
    access: "admin",
    path: adminApi.users,
    body: createRegistration,
    status: 201,
    answer: userSummary,
  },
  user: {
    method: "GET",
    access: "admin",
    path: of(adminApi.user),
    record: async () => (await newUser()).id,
    answer: adminUserDetail,
  },
  "edit user": {
    method: "PATCH",
    access: "admin",
    path: of(adminApi.user),
    record: async () => (await newUser()).id,
    body: () => ({ fullname: "Ana Lima", notes: "Prefere WhatsApp" }),
    answer: adminUserDetail,
  },
  "send a reset link": {
    method: "POST",
    access: "admin",
    refusesTokens: true,
    path: of(adminApi.userResetLink),
    record: async () => (await newUser()).id,
    answer: successResponse,
  },
  "export users": {
    method: "GET",
    access: "admin",
    path: adminApi.usersExport,
    answer: z.string().startsWith("\ufeffID;Nome;E-mail"),
  },
  "due work": { method: "GET", access: "admin", path: adminApi.due, answer: dueWork },
  "delete user": {
    method: "DELETE",
    access: "admin",
    path: of(adminApi.user),
    record: async () => (await newUser()).id,
    answer: successResponse,
  },
  "add plan": {
    method: "POST",
    access: "admin",
    path: of(adminApi.userPlans),
    record: async () => (await newUser()).id,
    body: async () => ({ planId: (await newPlan({ status: "ativo" })).id }),
    status: 201,
    answer: adminUserDetail,
  },
  "set next payment": {
    method: "PATCH",
    access: "admin",
    path: of(adminApi.subscription),
    record: newSubscription,
    body: () => ({ nextPayment: "2026-12-01" }),
    answer: customerPlan,
  },
  "cancel subscription": {
    method: "POST",
    access: "admin",
    path: of(adminApi.cancelSubscription),
    record: newSubscription,
    answer: customerPlan,
  },
  "record payments": {
    method: "POST",
    access: "admin",
    path: adminApi.payments,
    body: async () => ({
      payments: [{ subscriptionId: await newSubscription(), day: "2026-12-01" }],
    }),
    answer: recordPaymentsResponse,
  },
  "undo payments": {
    method: "POST",
    access: "admin",
    path: of(adminApi.undoPayments),
    record: async () => "019c0000-0000-7000-8000-000000000000",
    answer: undoPaymentsResponse,
  },
  "audit log": {
    method: "GET",
    access: "admin",
    path: adminApi.auditLog,
    answer: createPageSchema(auditEntry),
  },
  "export audit log": {
    method: "GET",
    access: "admin",
    path: adminApi.auditLogExport,
    answer: z.string().startsWith("\ufeffid;at;action"),
  },
  staff: { method: "GET", access: "admin", path: adminApi.staff, answer: z.array(staffAccount) },
  "invite staff": {
    method: "POST",
    access: "admin",
    refusesTokens: true,
    path: adminApi.staff,
    body: () => ({ name: "Bia", email: createUniqueEmail() }),
    status: 201,
    answer: staffAccount,
  },
  "update staff": {
    method: "PATCH",
    access: "admin",
    refusesTokens: true,
    path: of(adminApi.staffAccount),
    record: async () => (await newInvitation()).id,
    body: () => ({ role: "admin" }),
    answer: staffAccount,
  },
};

const incident = () => ({
  kind: "incident",
  state: "investigating",
  title: { "pt-BR": "Lentidão" },
  text: { "pt-BR": "Estamos verificando." },
  impacts: {},
});

/** Creates an incident; returns the id of the incident or of its first update. */
async function newIncident(of: "incident" | "update"): Promise<string> {
  const { cookie } = admin;
  const made = await cms.request(statusAdminApi.incidents, { cookie, body: incident() });
  const { id } = createdIncident.parse(await made.json());
  const desk = statusDashboard.parse(
    await (await cms.request(statusAdminApi.incidents, { cookie })).json(),
  );
  const update = desk.incidents.find((each) => each.id === id)?.updates[0];
  return of === "incident" ? id : (update?.id ?? "");
}

/** Calls of administrators about status and system. */
const operationCalls: Record<string, Call> = {
  system: { method: "GET", access: "admin", path: adminApi.system, answer: systemState },
  incidents: {
    method: "GET",
    access: "admin",
    path: statusAdminApi.incidents,
    answer: statusDashboard,
  },
  "record incident": {
    method: "POST",
    access: "admin",
    path: statusAdminApi.incidents,
    body: incident,
    status: 201,
    answer: createdIncident,
  },
  "remove incident": {
    method: "DELETE",
    access: "admin",
    path: of(statusAdminApi.incident),
    record: () => newIncident("incident"),
    answer: successResponse,
  },
  "update incident": {
    method: "POST",
    access: "admin",
    path: of(statusAdminApi.updates),
    record: () => newIncident("incident"),
    body: () => ({ state: "resolved", text: { "pt-BR": "Resolvido." }, impacts: {} }),
    answer: successResponse,
  },
  "correct update": {
    method: "PATCH",
    access: "admin",
    path: of(statusAdminApi.update),
    record: () => newIncident("update"),
    body: () => ({ text: { "pt-BR": "Corrigido." } }),
    answer: successResponse,
  },
  "record days": {
    method: "POST",
    access: "admin",
    path: statusAdminApi.days,
    body: () => ({ from: "2026-11-20", to: "2026-11-21" }),
    answer: successResponse,
  },
};

/** Adds a second factor by SQL; returns the account's id. */
async function withSecondFactor(kind: "customer" | "staff", id: string): Promise<string> {
  await cms.query(`insert into second_factors (id, ${kind}_id, sealed_secret, confirmed_at)
    values (gen_random_uuid(), '${id}', '', now())`);
  return id;
}

const resetCalls: Record<string, Call> = {
  "reset a customer's second factor": {
    method: "DELETE",
    access: "admin",
    refusesTokens: true,
    path: of(adminApi.userSecondFactor),
    record: async () => withSecondFactor("customer", (await newUser()).id),
    answer: successResponse,
  },
  "reset a colleague's second factor": {
    method: "DELETE",
    access: "admin",
    refusesTokens: true,
    path: of(adminApi.staffSecondFactor),
    record: async () => withSecondFactor("staff", (await newInvitation()).id),
    answer: successResponse,
  },
};

const everyCall = Object.entries({
  ...calls,
  ...sessionCalls("customer"),
  ...sessionCalls("staff"),
  ...secondFactorCalls("customer"),
  ...secondFactorCalls("staff"),
  ...passkeyCalls("customer"),
  ...passkeyCalls("staff"),
  ...resetCalls,
  ...operationCalls,
});
const guarded = everyCall.filter(([, { access }]) => access !== "anyone");
const changing = everyCall.filter(([, { method }]) => method !== "GET");

function callerOf({ access }: Call): TestAccount {
  return access === "customer" ? customer : access === "staff" ? editor : admin;
}

/** Returns an account that does not make the call. */
function otherOf(call: Call): TestAccount {
  return callerOf(call) === admin ? editor : admin;
}

async function pathOf({ path, record }: Call): Promise<string> {
  return record ? path.replace(":id", await record()) : path;
}

async function ask(
  call: Call,
  who: { cookie?: string; headers?: Record<string, string> },
): Promise<Response> {
  const path = await pathOf(call);
  const { method, body } = call;
  const headers = { ...newClientHeaders(), ...who.headers };
  const response = await cms.request(path, {
    ...who,
    method,
    headers,
    ...(body ? { body: await body() } : {}),
  });
  await call.after?.();
  return response;
}

/** Logs a caller in again if a call has ended the caller's session or changed the password. */
async function renew(person: TestAccount, kind: "customer" | "staff"): Promise<void> {
  const path = kind === "customer" ? authApi.login : adminApi.login;
  const login = await cms.request(path, { body: person, headers: newClientHeaders() });
  person.cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function expectSuccess(call: Call, response: Response): Promise<void> {
  expect([response.status, await response.clone().text()]).toEqual([
    call.status ?? 200,
    expect.anything(),
  ]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  call.answer.parse(
    isJson
      ? await response.json()
      : new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer()),
  );
  if (call.changesCaller) {
    await renew(callerOf(call), call.access === "customer" ? "customer" : "staff");
  }
}

async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  const body = apiErrorResponse.parse(await response.json());
  expect([response.status, body.code]).toEqual([status, code]);
}

describe.each(everyCall)("%s", (_, call) => {
  it("has a response that matches its contract", async () => {
    const who = call.access === "anyone" ? {} : { cookie: callerOf(call).cookie };
    const response = await ask(call, who);
    await (call.refusal ? expectRefusal(response, ...call.refusal) : expectSuccess(call, response));
  });
});

it("the matrix has a call for every path of the contracts that the CMS serves", () => {
  const listed = everyCall.map(([, { method, path }]) => `${method} ${path.split("?")[0]}`);
  const served = cms.payload.config.endpoints
    .filter(({ path }) => /^\/(auth|admin)\//.test(path) && !path.endsWith("*"))
    .map(({ method, path }) => `${method.toUpperCase()} /api${path}`);
  expect([...new Set(listed)].toSorted()).toEqual(served.toSorted());
  const named = [authApi, adminApi, statusAdminApi]
    .flatMap((api): (string | ((id: string) => string))[] => Object.values(api))
    .map((path) => (typeof path === "string" ? path : of(path)));
  const paths = new Set(listed.map((call) => call.split(" ")[1]));
  expect([...paths].toSorted()).toEqual(named.toSorted());
});

describe.each(guarded)("%s", (_, call) => {
  const isCustomers = call.access === "customer";

  it("accepts Basic authentication without starting a session", async () => {
    const response = await ask(call, { headers: createBasicHeaders(callerOf(call)) });
    const cookies = response.headers.getSetCookie().filter((cookie) => !/=;/.test(cookie));
    expect(cookies).toEqual([]);
    if (call.needsSecondFactor) {
      await expectRefusal(response, 403, "second-factor-required");
    } else if (call.needsSession) {
      await expectRefusal(response, 403, "confirmation-required");
    } else {
      await expectSuccess(call, response);
    }
  });

  const withToken = (person: TestAccount, scope: TokenScope) =>
    ask(call, {
      headers: createBasicHeaders({ ...person, password: tokens[person.id]?.[scope] ?? "" }),
    });

  if (call.refusesTokens) {
    it("rejects personal access tokens", async () => {
      for (const scope of tokenScopes) {
        const response = await withToken(callerOf(call), scope);
        await expectRefusal(response, 403, "token-not-accepted");
      }
    });
  } else {
    it("accepts personal access tokens within their scope, without starting a session", async () => {
      const response = await withToken(callerOf(call), "write");
      expect(response.headers.getSetCookie()).toEqual([]);
      await expectSuccess(call, response);
      const reading = await withToken(callerOf(call), "read");
      await (call.method === "GET"
        ? expectSuccess(call, reading)
        : expectRefusal(reading, 403, "token-read-only"));
    });
  }

  it("rejects requests without credentials", async () => {
    await expectRefusal(await ask(call, {}), 401, "unauthenticated");
    const name = sessionCookieName(isCustomers ? "customer" : "staff", siteOrigin);
    for (const token of ["", "x", "a".repeat(43)]) {
      const response = await ask(call, { cookie: `${name}=${token}` });
      await expectRefusal(response, 401, "unauthenticated");
    }
  });

  it("rejects wrong credentials", async () => {
    const wrong = createBasicHeaders({ ...callerOf(call), password: "não é esta" });
    await expectRefusal(await ask(call, { headers: wrong }), 401, "invalid-credentials");
    const other = createBasicHeaders({
      ...callerOf(call),
      password: tokens[otherOf(call).id]?.write ?? "",
    });
    await expectRefusal(await ask(call, { headers: other }), 401, "invalid-credentials");
  });

  it("rejects accounts of the other kind, with Basic authentication and with a session", async () => {
    const other = isCustomers ? admin : customer;
    await expectRefusal(
      await ask(call, { headers: createBasicHeaders(other) }),
      401,
      "invalid-credentials",
    );
    await expectRefusal(await withToken(other, "write"), 401, "invalid-credentials");
    await expectRefusal(await ask(call, { cookie: other.cookie }), 401, "unauthenticated");
    // Sends the same token in the cookie of the other kind of account.
    const [, token] = other.cookie.split("=");
    const name = sessionCookieName(isCustomers ? "customer" : "staff", siteOrigin);
    await expectRefusal(await ask(call, { cookie: `${name}=${token}` }), 401, "unauthenticated");
  });

  if (call.access === "admin") {
    it("rejects editors", async () => {
      await expectRefusal(await ask(call, { cookie: editor.cookie }), 403, "forbidden");
      await expectRefusal(
        await ask(call, { headers: createBasicHeaders(editor) }),
        403,
        "forbidden",
      );
      const code = call.refusesTokens ? "token-not-accepted" : "forbidden";
      await expectRefusal(await withToken(editor, "write"), 403, code);
    });
  }

  it.each(["https://evil.example", "null", "http://localhost:3000.evil.example"])(
    "rejects a session cookie from %s",
    async (origin) => {
      const response = await ask(call, { cookie: callerOf(call).cookie, headers: { origin } });
      await expectRefusal(response, 403, "cross-site");
    },
  );
});

describe.each(changing)("%s", (_, call) => {
  it("rejects cross-site requests", async () => {
    const path = await pathOf(call);
    for (const [name, value] of [
      ["origin", "https://evil.example"],
      ["origin", "null"],
      ["sec-fetch-site", "cross-site"],
    ] as const) {
      const headers = { [name]: value };
      const response = await cms.request(path, { method: call.method, headers });
      await expectRefusal(response, 403, "cross-site");
    }
  });

  if (call.access !== "anyone") {
    it("rejects a session cookie in a request without Origin header", async () => {
      const { cookie } = callerOf(call);
      const response = await cms.request(await pathOf(call), {
        method: call.method,
        headers: { cookie },
      });
      await expectRefusal(response, 403, "cross-site");
    });
  }

  if (call.body) {
    it("rejects a body that is not JSON, is too large or does not match the schema", async () => {
      const path = await pathOf(call);
      const as = call.access === "anyone" ? {} : { cookie: callerOf(call).cookie };
      const { method } = call;
      const send = (body: string, headers: Record<string, string> = {}) =>
        cms.request(path, { ...as, method, body, headers: { ...newClientHeaders(), ...headers } });
      await expectRefusal(await send("a=1", { "content-type": "text/plain" }), 415, "not-json");
      await expectRefusal(await send("{}", { "content-encoding": "gzip" }), 415, "not-utf-8");
      await expectRefusal(await send(`"${"x".repeat(10_000_000)}"`), 413, "too-large");
      for (const body of ["{", "[]", "null", `${"[".repeat(8_000)}${"]".repeat(8_000)}`]) {
        await expectRefusal(await send(body), 400, "invalid");
      }
    });
  }
});

describe("malformed Basic authentication", () => {
  const encoded = (text: string | Buffer) => `Basic ${Buffer.from(text).toString("base64")}`;

  it.each([
    ["no colon between name and password", encoded("ana@example.com")],
    ["no credentials", "Basic"],
    ["invalid base64", "Basic ???"],
    ["a NUL", encoded("ana@example.com:sen\u0000ha")],
    ["a line break", encoded("ana@example.com:senha\r\nX: y")],
    ["invalid UTF-8", encoded(Buffer.from([0x61, 0x3a, 0xff, 0xfe]))],
    ["a long password", encoded(`ana@example.com:${"x".repeat(5_000)}`)],
    ["the scheme Bearer", "Bearer abc"],
    ["an unsigned JWT", "JWT eyJhbGciOiJub25lIn0.eyJpZCI6IjEiLCJjb2xsZWN0aW9uIjoic3RhZmYifQ."],
  ])("(%s) is rejected", async (_, authorization) => {
    for (const path of [authApi.status, adminApi.verify]) {
      const response = await cms.request(path, {
        headers: { authorization, ...newClientHeaders() },
      });
      expect(response.status).toBe(401);
      expect((await readFailure(response)).code).toBe("invalid-credentials");
    }
  });

  it("of 100 KB is rejected with status 431", async () => {
    const headers = { authorization: encoded("x".repeat(100_000)) };
    expect((await cms.request(authApi.status, { headers })).status).toBe(431);
  });

  it("does not include a password with a colon, which is accepted", async () => {
    const person = await newCustomer(cms, { password: "dois:pontos:ção" });
    const headers = { ...createBasicHeaders(person), ...newClientHeaders() };
    expect((await cms.request(authApi.status, { headers })).status).toBe(200);
  });
});
