import { z } from "zod";
import {
  fullnameField,
  givenPasswordField,
  localeField,
  newPasswordField,
  tokenField,
} from "./account-fields.ts";
import { emailField } from "./email.ts";
import { changedPhoneField, phoneField } from "./phone-text.ts";

/**
 * Calls of customers. Login sets the session cookie. Every call except register, login, forgotPassword, resetPassword
 * and passwordLink also accepts `Authorization: Basic`. Failures: apiErrorResponse.
 */
export const authApi = {
  /** POST loginRequest, and/or Basic -> loginResponse with a session cookie. */
  login: "/api/auth/login",
  /**
   * POST registerRequest -> 201 loginResponse; does not log in. An e-mail address that has an account gets the same
   * response, so that callers cannot probe for accounts; its owner gets an e-mail instead.
   */
  register: "/api/auth/register",
  /** GET -> authStatusResponse; 401 carries `authenticated: false` in addition to the error. */
  status: "/api/auth/status",
  /** POST, no body -> successResponse; ends this session and clears its cookie. Succeeds without a session too. */
  logout: "/api/auth/logout",
  /** POST forgotPasswordRequest -> successResponse, whether or not the e-mail address is known. */
  forgotPassword: "/api/auth/forgot-password",
  /** POST resetPasswordRequest -> successResponse; ends every session and does not log in. */
  resetPassword: "/api/auth/reset-password",
  /** GET with a reset link's token in `linkTokenHeader` -> successResponse; invalid-token if it is used or expired. */
  passwordLink: "/api/auth/password-link",
  /**
   * POST verifyEmailRequest -> successResponse; 409 if another account has taken the e-mail address since. GET with the
   * link's token in `linkTokenHeader` -> emailLinkResponse; invalid-token if it is used or expired.
   */
  verifyEmail: "/api/auth/verify-email",
  /** POST, no body -> successResponse; sends the verification link again while the e-mail address is not verified. */
  sendVerification: "/api/auth/verify-email/send",
  /**
   * POST verifyEmailRequest -> successResponse; restores the former e-mail address and sends a reset link to it. GET:
   * see verifyEmail.
   */
  undoEmail: "/api/auth/undo-email",
  /** GET -> profileResponse. PATCH updateProfileRequest -> profileResponse. */
  profile: "/api/auth/profile",
  /** POST changePasswordRequest -> successResponse; ends every other session and renews this one. */
  password: "/api/auth/password",
  /** POST, no body -> successResponse; ends every session, including this one. */
  endSessions: "/api/auth/sessions/end-all",
  /** GET -> exportResponse, as an attachment. */
  export: "/api/auth/export",
  /**
   * POST, no body -> profileResponse with deletionRequestedAt. While the e-mail address is not verified, an e-mailed
   * link confirms the request instead, and the response has deletionLinkSentAt. DELETE withdraws the request.
   */
  deletionRequest: "/api/auth/deletion-request",
  /** POST verifyEmailRequest -> successResponse; records the deletion request. GET: see verifyEmail. */
  confirmDeletion: "/api/auth/deletion-request/confirm",
  /**
   * POST planWishRequest -> successResponse; stored as a lead, so sales are notified. A plan has at most one open
   * request. A request of the other kind replaces it; a request of the same kind is rejected (409) while the first is
   * open, and for a day after it was made.
   */
  planWish: "/api/auth/plan-wishes",
} as const;

/** Header with the token of a link that is checked without being used; a query string would end up in logs. */
export const linkTokenHeader = "x-link-token";

/** Maximum body of a call to /api/auth or /api/admin, in bytes. */
export const maxAccountRequestBytes = 16 * 1024;

/** Response of calls that return no data. */
export const successResponse = z.object({ success: z.literal(true) });
export type SuccessResponse = z.infer<typeof successResponse>;

export const loginRequest = z.object({ email: emailField, password: givenPasswordField });
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
 * A customer's current or former plan. `status` is the subscription's: `ativo` if it is not cancelled and its plan is
 * active. `price` is in R$ a month.
 */
export const customerPlan = z.object({
  /** Id of the plan, not of the subscription. */
  id: z.string(),
  subscriptionId: z.uuid(),
  /** Name that staff gave this customer's plan, otherwise the plan's own. */
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

export const planWishes = ["change", "cancel"] as const;

/** A customer's request about one of their active plans; `message` is optional. */
export const planWishRequest = z.object({
  subscriptionId: z.uuid({ error: "invalid" }),
  wish: z.enum(planWishes, { error: "required" }),
  message: z
    .string({ error: "invalid" })
    .trim()
    .max(2_000, { error: "too-long" })
    .regex(/^[^\0]*$/, { error: "invalid" })
    .default(""),
});
export type PlanWishRequest = z.input<typeof planWishRequest>;

/** Extension ("ramal") of `phone`. Null if absent, as in responses of a CMS of the previous release. */
export const phoneExtensionField = z.string().nullable().default(null);

/** A customer's request about a plan; it exists while its lead is stored. */
export const planRequest = z.object({
  subscriptionId: z.uuid(),
  wish: z.enum(planWishes),
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
    /** E.164, or as typed where an older number could not be converted. */
    phone: z.string(),
    phoneExtension: phoneExtensionField,
    locale: localeField,
    /** When the customer verified the e-mail address; null until then. */
    emailVerifiedAt: z.iso.datetime().nullable(),
    /** A new e-mail address that is not verified yet by the link sent to it; null without one. */
    pendingEmail: z.string().nullable(),
    deletionRequestedAt: z.iso.datetime().nullable(),
    /** When the link that confirms the deletion request was sent, while it is valid; null without one. */
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

/** `isDone`: the link was used or replaced, and its change is in effect, so the customer has nothing left to do. */
export const emailLinkResponse = z.object({ success: z.literal(true), isDone: z.boolean() });
export type EmailLinkResponse = z.infer<typeof emailLinkResponse>;

/**
 * A new `email` needs `currentPassword`. It is stored as `pendingEmail` until the owner follows the link sent there.
 * Absent fields stay unchanged.
 */
export const updateProfileRequest = z.object({
  fullname: fullnameField.optional(),
  phone: changedPhoneField.optional(),
  locale: localeField.optional(),
  email: emailField.optional(),
  currentPassword: givenPasswordField.optional(),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;

export const changePasswordRequest = z.object({
  currentPassword: givenPasswordField,
  password: newPasswordField,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

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
      /** The due date that was paid, and the next one. */
      paidDay: z.iso.date(),
      nextDay: z.iso.date(),
      recordedAt: z.iso.datetime(),
    }),
  ),
  /** Notes of staff about the customer; null without any. */
  notes: z.string().nullable(),
  sessions: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** Devices and IP addresses that the customer logged in from, latest first. Only a hash of each is stored. */
  familiarSenders: z.array(
    z.object({ kind: z.enum(["browser", "address"]), lastUsedAt: z.iso.datetime() }),
  ),
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
