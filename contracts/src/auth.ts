import { z } from "zod";
import { accessToken } from "./access-tokens.ts";
import {
  existingPasswordField,
  fullnameField,
  localeField,
  newPasswordField,
  secondFactorCodeField,
  tokenField,
} from "./account-fields.ts";
import { fieldProblem } from "./api-error.ts";
import { emailField } from "./email.ts";
import { passkey, passkeyAnswer } from "./passkeys.ts";
import { phoneField, unvalidatedPhoneField } from "./phone-text.ts";

/**
 * API calls of customers. Login sets the session cookie. Failures: apiErrorResponse.
 * - Authentication: a session or `Authorization: Basic`. Not needed for login, loginCode, passkeyLoginChallenge,
 *   passkeyLogin, register, logout, forgotPassword, resetPassword, passwordLink, verifyEmail, undoEmail and
 *   confirmDeletion.
 * - A Basic header may contain a personal access token instead of the password, also for accounts with a second factor.
 * - Personal access tokens get token-not-accepted (403) from sendVerification, password, second factor, passkeys,
 *   confirmation, sessions, tokens, export and deletionRequest, and from profile if the request has an e-mail address.
 */
export const authApi = {
  /**
   * POST with loginRequest, a Basic header or both -> loginResponse with a session cookie. If the account has a second
   * factor, a request without a code gets second-factor-required (403) and a cookie for loginCode.
   */
  login: "/api/auth/login",
  /**
   * POST secondFactorRequest -> loginResponse with a session cookie: the second step of a login. The first step sets a
   * cookie that is valid for ten minutes; login-expired (401) without this cookie.
   */
  loginCode: "/api/auth/login/code",
  /**
   * POST, no body -> passkeyChallenge: options of a login, or of a confirmation by passkey. The options contain no
   * account and no passkey, so that they reveal nothing about accounts.
   */
  passkeyLoginChallenge: "/api/auth/passkeys/login-challenge",
  /**
   * POST passkeyLoginRequest -> loginResponse with a session cookie. A passkey replaces password and second factor, so
   * no code is requested. passkey-rejected (401) if the answer fails verification.
   */
  passkeyLogin: "/api/auth/passkeys/login",
  /**
   * POST registerRequest -> 201 loginResponse; does not log in. If the e-mail address already has an account, the
   * response is the same, so that callers cannot probe for accounts; the owner gets an e-mail.
   */
  register: "/api/auth/register",
  /** GET -> authStatusResponse; a 401 response contains `authenticated: false` in addition to the error. */
  status: "/api/auth/status",
  /** POST, no body -> successResponse; ends this session and clears its cookie. Succeeds without a session too. */
  logout: "/api/auth/logout",
  /** POST forgotPasswordRequest -> successResponse, whether or not the e-mail address is known. */
  forgotPassword: "/api/auth/forgot-password",
  /** POST resetPasswordRequest -> successResponse; ends every session and does not log in. */
  resetPassword: "/api/auth/reset-password",
  /**
   * GET with the token of a reset link in `linkTokenHeader` -> successResponse; invalid-token if the link is used or
   * expired.
   */
  passwordLink: "/api/auth/password-link",
  /**
   * POST verifyEmailRequest -> successResponse; 409 if another account has taken the e-mail address since the link was
   * sent. GET with the link's token in `linkTokenHeader` -> emailLinkResponse; invalid-token if the link is used or
   * expired.
   */
  verifyEmail: "/api/auth/verify-email",
  /** POST, no body -> successResponse; sends the verification link again while the e-mail address is not verified. */
  sendVerification: "/api/auth/verify-email/send",
  /**
   * POST verifyEmailRequest -> successResponse; restores the former e-mail address and sends a reset link to it. GET as
   * in verifyEmail.
   */
  undoEmail: "/api/auth/undo-email",
  /** GET -> profileResponse. PATCH updateProfileRequest -> profileResponse. */
  profile: "/api/auth/profile",
  /** POST changePasswordRequest -> successResponse; ends every other session and renews this one. */
  password: "/api/auth/password",
  /** GET -> secondFactorState. */
  secondFactor: "/api/auth/second-factor",
  /** POST enrolSecondFactorRequest -> enrolledSecondFactor; 409 if the account has a second factor. */
  enrolSecondFactor: "/api/auth/second-factor/enrol",
  /**
   * POST secondFactorRequest -> confirmedSecondFactorResponse; enables the second factor. The response contains
   * recoveryCodes if the account had no authenticator app and no passkey before.
   */
  confirmSecondFactor: "/api/auth/second-factor/confirm",
  /**
   * POST identityProof -> recoveryCodesResponse; replaces the former recovery codes of the account. 404 if the account
   * has no second factor.
   */
  recoveryCodes: "/api/auth/second-factor/recovery-codes",
  /** POST identityProof -> successResponse; removes the authenticator app. Passkeys remain. */
  removeSecondFactor: "/api/auth/second-factor/remove",
  /**
   * GET -> sessionConfirmationState. POST identityProof -> successResponse. Confirms the session for ten minutes, as a
   * login does. A session without confirmation gets confirmation-required (403) from:
   * - export, POST deletionRequest, POST tokens, POST passkeyChallenge, POST passkeys and DELETE passkey;
   * - in adminApi: the same calls about the caller's own account, POST staff, PATCH staffAccount, DELETE
   *   staffSecondFactor and DELETE userSecondFactor.
   * Basic needs no confirmation, because it contains the password. POST tokens, POST passkeyChallenge and POST passkeys
   * reject Basic, because they need a session.
   */
  confirmation: "/api/auth/confirmation",
  /**
   * GET -> passkeysResponse. POST addPasskeyRequest -> 201 addedPasskeyResponse. POST needs a confirmed session, and
   * the password if the account has no second factor. Errors: email-unverified (403) as in passkeyChallenge;
   * too-many-passkeys (409) if the account has `maxPasskeys`; passkey-rejected (401) if the answer fails verification.
   */
  passkeys: "/api/auth/passkeys",
  /**
   * POST, no body -> passkeyChallenge: options of a new passkey. Needs a confirmed session. email-unverified (403) for
   * customers whose e-mail address is not verified.
   */
  passkeyChallenge: "/api/auth/passkeys/challenge",
  /** DELETE -> successResponse. Needs a confirmed session. 404 if the account has no such passkey. */
  passkey: (id: string) => `/api/auth/passkeys/${encodeURIComponent(id)}`,
  /** GET -> sessionsResponse. */
  sessions: "/api/auth/sessions",
  /** DELETE -> successResponse; ends one session. 404 if the account has no such session. */
  session: (id: string) => `/api/auth/sessions/${encodeURIComponent(id)}`,
  /** POST, no body -> successResponse; ends every session, including this one. */
  endSessions: "/api/auth/sessions/end-all",
  /** POST, no body -> successResponse; ends every session except this one. */
  endOtherSessions: "/api/auth/sessions/end-others",
  /**
   * GET -> tokensResponse. POST createTokenRequest -> 201 createdTokenResponse; too-many-tokens (409) if the account
   * has `maxAccessTokens`.
   */
  tokens: "/api/auth/tokens",
  /** DELETE -> successResponse; revokes one token. 404 if the account has no such token. */
  token: (id: string) => `/api/auth/tokens/${encodeURIComponent(id)}`,
  /** GET -> exportResponse, as an attachment. */
  export: "/api/auth/export",
  /**
   * POST, no body -> profileResponse with deletionRequestedAt. If the customer's e-mail address is not verified, the
   * request takes effect only after a click on an e-mailed link; the response then has deletionLinkSentAt. DELETE
   * withdraws the request.
   */
  deletionRequest: "/api/auth/deletion-request",
  /** POST verifyEmailRequest -> successResponse; records the deletion request. GET as in verifyEmail. */
  confirmDeletion: "/api/auth/deletion-request/confirm",
  /**
   * POST planWishRequest -> successResponse; stored as a lead, so that sales staff are notified. A plan has at most one
   * open request: a request to cancel replaces an open request to change the plan, and vice versa. A request of the
   * same kind is rejected (409) while the earlier request is open, and for a day after it was made.
   */
  planWish: "/api/auth/plan-wishes",
} as const;

/**
 * Header with the token of a link, for calls that check the link without using it up. A token in a query string would
 * end up in logs.
 */
export const linkTokenHeader = "x-link-token";

/** Maximum body of a call to /api/auth or /api/admin, in bytes. */
export const maxAccountRequestBytes = 16 * 1024;

/** Response of calls that return no data. */
export const successResponse = z.object({ success: z.literal(true) });
export type SuccessResponse = z.infer<typeof successResponse>;

/** `secondFactorCode` is for accounts with a second factor. */
export const loginRequest = z.object({
  email: emailField,
  password: existingPasswordField,
  secondFactorCode: secondFactorCodeField.optional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const loginResponse = z.object({
  success: z.literal(true),
  user: z.object({ id: z.uuid(), fullname: z.string(), email: z.string() }),
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** `locale` is the language of e-mails to the customer; pt-BR if absent. */
export const registerRequest = z.object({
  fullname: fullnameField,
  email: emailField,
  phone: phoneField,
  password: newPasswordField,
  locale: localeField.optional(),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

export const planStatuses = ["ativo", "inativo"] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** Channels through which customers of a plan get support. */
export const supportChannels = ["email", "chat"] as const;
export type SupportChannel = (typeof supportChannels)[number];

/**
 * A customer's current or former plan. `status` is `ativo` if the subscription is not cancelled and the plan is active.
 * `price` is in R$ a month.
 */
export const customerPlan = z.object({
  /** Id of the plan, not of the subscription. */
  id: z.string(),
  subscriptionId: z.uuid(),
  /** Name that staff gave the plan for this customer; by default the plan's own name. */
  name: z.string(),
  /** Description of the plan; null if the plan was deleted. */
  description: z.string().nullable(),
  support: z.enum(supportChannels),
  /** Agreed price; the current price of the plan may differ. */
  price: z.number(),
  status: z.enum(planStatuses),
  since: z.iso.datetime(),
  /** Date of the next payment, null if none is set; for an inactive plan, its cancellation date. */
  nextPayment: z.iso.datetime().nullable(),
  /** When the subscription was cancelled; null while it is active. */
  cancelledAt: z.iso.datetime().nullable(),
});
export type CustomerPlan = z.infer<typeof customerPlan>;

export const planRequestKinds = ["change", "cancel"] as const;

/** A customer's request about one of their active plans; `message` is optional. */
export const planWishRequest = z.object({
  subscriptionId: z.uuid({ error: "invalid" }),
  wish: z.enum(planRequestKinds, { error: "required" }),
  message: z
    .string({ error: "invalid" })
    .trim()
    .max(2_000, { error: "too-long" })
    .regex(/^[^\0]*$/, { error: "invalid" })
    .default(""),
});
export type PlanWishRequest = z.input<typeof planWishRequest>;

/**
 * Extension ("ramal") of `phone`. Null if there is none, or if the response comes from a CMS of the previous release.
 */
export const phoneExtensionField = z.string().nullable().default(null);

/** A customer's request about a plan. Lists contain the request as long as its lead is stored. */
export const planRequest = z.object({
  subscriptionId: z.uuid(),
  wish: z.enum(planRequestKinds),
  /** Message of the customer; may be empty. */
  message: z.string(),
  requestedAt: z.iso.datetime(),
  /** `replaced`: the customer made another request about the plan later. */
  state: z.enum(["open", "closed", "replaced"]),
});
export type PlanRequest = z.infer<typeof planRequest>;

export const authStatusResponse = z.object({
  authenticated: z.literal(true),
  user: z.object({
    id: z.uuid(),
    fullname: z.string(),
    email: z.string(),
    /**
     * Phone number in E.164. An unchanged text if the number was stored before validation and could not be converted.
     */
    phone: z.string(),
    phoneExtension: phoneExtensionField,
    locale: localeField,
    /** When the customer verified the e-mail address; null until then. */
    emailVerifiedAt: z.iso.datetime().nullable(),
    /** A new e-mail address that the customer has not verified yet by the link sent to it; null if there is none. */
    pendingEmail: z.string().nullable(),
    deletionRequestedAt: z.iso.datetime().nullable(),
    /** When the link that confirms a deletion request was sent; null if there is no valid link. */
    deletionLinkSentAt: z.iso.datetime().nullable().default(null),
  }),
  /** Active plans first, then by `since`. */
  plans: z.array(customerPlan),
  /** Newest first. */
  planRequests: z.array(planRequest).default([]),
});
export type AuthStatusResponse = z.infer<typeof authStatusResponse>;

export const forgotPasswordRequest = z.object({ email: emailField });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/** `token` comes from the link: `/auth/reset?token=…` for customers, `/admin/reset?token=…` for staff. */
export const resetPasswordRequest = z.object({ token: tokenField, password: newPasswordField });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

export const profileResponse = authStatusResponse.shape.user;
export type ProfileResponse = z.infer<typeof profileResponse>;

/** `token` comes from the link: `/auth/confirm-email?token=…`, `/auth/undo-email?token=…`. */
export const verifyEmailRequest = z.object({ token: tokenField });

/**
 * `isDone` is true if this link or a newer one was used, so that its change is in effect. The customer then has nothing
 * left to do.
 */
export const emailLinkResponse = z.object({ success: z.literal(true), isDone: z.boolean() });
export type EmailLinkResponse = z.infer<typeof emailLinkResponse>;

/**
 * A new `email` needs `currentPassword`. The new address is stored as `pendingEmail` until the customer follows the
 * link sent there. Absent fields stay unchanged.
 */
export const updateProfileRequest = z.object({
  fullname: fullnameField.optional(),
  phone: unvalidatedPhoneField.optional(),
  locale: localeField.optional(),
  email: emailField.optional(),
  currentPassword: existingPasswordField.optional(),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;

export const changePasswordRequest = z.object({
  currentPassword: existingPasswordField,
  password: newPasswordField,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

export const secondFactorRequest = z.object({ secondFactorCode: secondFactorCodeField });

export const enrolSecondFactorRequest = z.object({ currentPassword: existingPasswordField });

/**
 * Form of an identity proof by password; `secondFactorCode` is for accounts with a second factor. A recovery code is
 * valid only once.
 */
export const confirmIdentityRequest = enrolSecondFactorRequest.extend({
  secondFactorCode: secondFactorCodeField.optional(),
});

/**
 * Proof that the account's owner makes a call: either a passkey's answer to passkeyLoginChallenge, or the password.
 * Accounts with a second factor also need a code with the password.
 */
export const identityProof = confirmIdentityRequest
  .partial()
  .extend({ passkey: passkeyAnswer.optional() })
  .refine(
    ({ passkey: answer, currentPassword }) => answer !== undefined || currentPassword !== undefined,
    { ...fieldProblem("required"), path: ["currentPassword"] },
  );
export type IdentityProof = z.infer<typeof identityProof>;

export const sessionConfirmationState = z.object({
  isConfirmed: z.boolean(),
  /** True if the confirmation by password also needs a code of the second factor. */
  needsCode: z.boolean(),
  /** True if the account has a passkey, with which the session can be confirmed. */
  hasPasskey: z.boolean().default(false),
});

/** The second factor of an account, without its passkeys. */
export const secondFactorState = z.object({
  /** The confirmed authenticator app; null if there is none. */
  secondFactor: z
    .object({ confirmedAt: z.iso.datetime(), lastUsedAt: z.iso.datetime() })
    .nullable(),
  /** Number of unused recovery codes. An account with an app or a passkey has recovery codes. */
  recoveryCodesLeft: z.number().int().default(0),
  /** First day, in Brasília, on which staff need a second factor. Absent for customers, and if staff never need one. */
  requiredFrom: z.iso.date().optional(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/**
 * Secret in Base32, and the `otpauth:` URI of the QR code. The secret takes effect once a code of the app confirms it;
 * this must happen within an hour.
 */
export const enrolledSecondFactor = z.object({ secret: z.string(), uri: z.string() });
export type EnrolledSecondFactor = z.infer<typeof enrolledSecondFactor>;

/** The codes are shown only once, because the database stores only a hash of each. */
export const recoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponse>;

/** `recoveryCodes` is present if the account had no second factor before. */
export const confirmedSecondFactorResponse = recoveryCodesResponse.partial();

/** A session of an account, with device and network of its login. */
export const accountSession = z.object({
  /** Identifies the session in calls. The id is not the session's token. */
  id: z.uuid(),
  /** Names of browser and operating system, such as "Firefox"; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** IPv4 address, or /64 network of an IPv6 address; null for sessions from before networks were recorded. */
  network: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Written at most every five minutes. */
  lastUsedAt: z.iso.datetime(),
  /** True for the session that made the call. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** Sessions that have not ended, the latest used first. */
export const sessionsResponse = z.object({ sessions: z.array(accountSession) });

/** All stored data of a customer (LGPD, article 18), except data that would endanger the account, such as hashes. */
export const exportResponse = z.object({
  exportedAt: z.iso.datetime(),
  user: profileResponse.extend({
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** When a deletion request was last withdrawn; null if never. */
    deletionWithdrawnAt: z.iso.datetime().nullable(),
  }),
  plans: z.array(customerPlan),
  planRequests: z.array(planRequest),
  /** Payments that staff recorded, newest first. */
  payments: z.array(
    z.object({
      subscriptionId: z.uuid(),
      /** Due date that was paid, and the due date after the payment. */
      paidDay: z.iso.date(),
      nextDay: z.iso.date(),
      recordedAt: z.iso.datetime(),
    }),
  ),
  /** Notes of staff about the customer; null if there are none. */
  notes: z.string().nullable(),
  sessions: z.array(
    accountSession
      .pick({ browser: true, system: true, network: true, createdAt: true, lastUsedAt: true })
      .extend({ expiresAt: z.iso.datetime() }),
  ),
  /**
   * Devices and IP addresses from which the customer logged in, latest first. The database stores only a hash of each.
   */
  familiarSenders: z.array(
    z.object({ kind: z.enum(["browser", "address"]), lastUsedAt: z.iso.datetime() }),
  ),
  /** Dates of the authenticator app; absent if the account has no app. */
  secondFactor: secondFactorState.shape.secondFactor.unwrap().optional(),
  /** Passkeys, oldest first. */
  passkeys: z.array(passkey.omit({ id: true })).default([]),
  recoveryCodesLeft: secondFactorState.shape.recoveryCodesLeft,
  /** Personal access tokens, newest first. */
  accessTokens: z.array(accessToken.omit({ id: true })),
  /** E-mails about changed terms that were queued for the customer, newest first. */
  legalNotices: z.array(
    z.object({
      title: z.string(),
      effectiveOn: z.iso.date(),
      queuedAt: z.iso.datetime(),
    }),
  ),
});
export type ExportResponse = z.infer<typeof exportResponse>;
