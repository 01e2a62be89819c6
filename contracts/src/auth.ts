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
 * The customers' calls. A session is the cookie that login sets; every call but register, login,
 * forgotPassword, resetPassword and passwordLink also takes `Authorization: Basic`. Failures: apiErrorResponse.
 */
export const authApi = {
  /** POST loginRequest, and/or Basic -> loginResponse with a session cookie. */
  login: "/api/auth/login",
  /**
   * POST registerRequest -> 201 loginResponse; no session, log in next. The same for an address that
   * has an account: the mailbox learns it, whoever asks does not.
   */
  register: "/api/auth/register",
  /** GET -> authStatusResponse; 401 carries `authenticated: false` beside the error. */
  status: "/api/auth/status",
  /** POST, no body -> successResponse; ends this session and clears its cookie, also without one. */
  logout: "/api/auth/logout",
  /** POST forgotPasswordRequest -> successResponse, whether or not the address is known. */
  forgotPassword: "/api/auth/forgot-password",
  /** POST resetPasswordRequest -> successResponse; ends every session, log in next. */
  resetPassword: "/api/auth/reset-password",
  /** GET with a reset link's token in `linkTokenHeader` -> successResponse; invalid-token once it is over. */
  passwordLink: "/api/auth/password-link",
  /**
   * POST verifyEmailRequest -> successResponse; 409 when the address became another's meanwhile.
   * GET with the link's token in `linkTokenHeader` -> emailLinkResponse; invalid-token once it is over.
   */
  verifyEmail: "/api/auth/verify-email",
  /** POST, no body -> successResponse; the link once more, where the address is not proven. */
  sendVerification: "/api/auth/verify-email/send",
  /**
   * POST verifyEmailRequest -> successResponse; the former address is back, and gets a reset link.
   * GET as verifyEmail.
   */
  undoEmail: "/api/auth/undo-email",
  /** GET -> profileResponse. PATCH updateProfileRequest -> profileResponse. */
  profile: "/api/auth/profile",
  /** POST changePasswordRequest -> successResponse; ends every other session, renews this one. */
  password: "/api/auth/password",
  /** POST, no body -> successResponse; ends every session, this one too. */
  endSessions: "/api/auth/sessions/end-all",
  /** GET -> exportResponse, as an attachment. */
  export: "/api/auth/export",
  /**
   * POST, no body -> profileResponse with deletionRequestedAt; where the address is not proven, with
   * deletionLinkSentAt: the request counts once the link that was sent is followed. DELETE takes it back.
   */
  deletionRequest: "/api/auth/deletion-request",
  /** POST verifyEmailRequest -> successResponse; the request is on record. GET as verifyEmail. */
  confirmDeletion: "/api/auth/deletion-request/confirm",
  /**
   * POST planWishRequest -> successResponse: sales are told, as of any lead. A plan has one open request:
   * another kind takes its place, the same kind with other words is 409, as is one a day after the first.
   */
  planWish: "/api/auth/plan-wishes",
} as const;

/** Beside a token that is asked about, not used: an address would be written into logs. */
export const linkTokenHeader = "x-link-token";

/** Longest body of a call to /api/auth or /api/admin, in bytes. */
export const maxAccountRequestBytes = 16 * 1024;

/** A call that has nothing more to say. */
export const successResponse = z.object({ success: z.literal(true) });
export type SuccessResponse = z.infer<typeof successResponse>;

export const loginRequest = z.object({ email: emailField, password: givenPasswordField });
export type LoginRequest = z.infer<typeof loginRequest>;

export const loginResponse = z.object({
  success: z.literal(true),
  user: z.object({ id: z.uuid(), fullname: z.string(), email: z.string() }),
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** `locale` is the language of our e-mails to the customer; pt-BR when none is sent. */
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

/** How the customers of a plan reach support. */
export const supportChannels = ["email", "chat"] as const;
export type SupportChannel = (typeof supportChannels)[number];

/**
 * A plan that a customer has or had. `status` is the subscription's: `ativo` while it is not
 * cancelled and its plan is active. R$ a month in `price`.
 */
export const customerPlan = z.object({
  /** The plan's id, not the subscription's. */
  id: z.string(),
  subscriptionId: z.uuid(),
  /** The one that staff gave this customer's, else the plan's. */
  name: z.string(),
  /** What the plan contains; null of one that was deleted. */
  description: z.string().nullable(),
  support: z.enum(supportChannels),
  /** The one that was agreed on, whatever the plan costs others now. */
  price: z.number(),
  status: z.enum(planStatuses),
  since: z.iso.datetime(),
  /** The next payment's date, null while none is set; of an inactive one, its cancellation date. */
  nextPayment: z.iso.datetime().nullable(),
  /** Null while active. */
  cancelledAt: z.iso.datetime().nullable(),
});
export type CustomerPlan = z.infer<typeof customerPlan>;

export const planWishes = ["change", "cancel"] as const;

/** What a customer asks about one of the own active plans; `message` may say more. */
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

/** Ramal, with the digits that `phone` leads to; null without one, and from a CMS of the version before. */
export const phoneExtensionField = z.string().nullable().default(null);

/** A request of a customer about a plan, while its lead is stored. */
export const planRequest = z.object({
  subscriptionId: z.uuid(),
  wish: z.enum(planWishes),
  /** The customer's own words; empty without any. */
  message: z.string(),
  requestedAt: z.iso.datetime(),
  /** `replaced`: the customer's next request about the plan took its place. */
  state: z.enum(["open", "closed", "replaced"]),
});
export type PlanRequest = z.infer<typeof planRequest>;

export const authStatusResponse = z.object({
  authenticated: z.literal(true),
  user: z.object({
    id: z.uuid(),
    fullname: z.string(),
    email: z.string(),
    /** E.164; as it was typed where an older number cannot be one. */
    phone: z.string(),
    phoneExtension: phoneExtensionField,
    locale: localeField,
    /** When the address was shown to be the customer's; null until then. */
    emailVerifiedAt: z.iso.datetime().nullable(),
    /** A new address that is to be proven by the link that was sent there; null without one. */
    pendingEmail: z.string().nullable(),
    deletionRequestedAt: z.iso.datetime().nullable(),
    /** When a link that confirms such a request was sent, while it is valid; null without one. */
    deletionLinkSentAt: z.iso.datetime().nullable().default(null),
  }),
  /** Active ones first, then by `since`. */
  plans: z.array(customerPlan),
  /** Newest first. */
  planRequests: z.array(planRequest).default([]),
});
export type AuthStatusResponse = z.infer<typeof authStatusResponse>;

export const forgotPasswordRequest = z.object({ email: emailField });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/** `token` is the link's: `/auth/reset?token=…` for customers, `/admin/reset?token=…` for staff. */
export const resetPasswordRequest = z.object({ token: tokenField, password: newPasswordField });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

export const profileResponse = authStatusResponse.shape.user;
export type ProfileResponse = z.infer<typeof profileResponse>;

/** `token` is the link's: `/auth/confirm-email?token=…`, `/auth/undo-email?token=…`. */
export const verifyEmailRequest = z.object({ token: tokenField });

/** `isDone`: the link was used or replaced, and its purpose is fulfilled: nothing is left to do. */
export const emailLinkResponse = z.object({ success: z.literal(true), isDone: z.boolean() });
export type EmailLinkResponse = z.infer<typeof emailLinkResponse>;

/**
 * A new `email` needs `currentPassword`, and is `pendingEmail` until the link that is sent there is
 * followed. What is not sent stays.
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

/** All that is kept about a customer (LGPD, article 18), but what would weaken the account. */
export const exportResponse = z.object({
  exportedAt: z.iso.datetime(),
  user: profileResponse.extend({
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** When a deletion request was last withdrawn; null where that never happened. */
    deletionWithdrawnAt: z.iso.datetime().nullable(),
  }),
  plans: z.array(customerPlan),
  planRequests: z.array(planRequest),
  /** Payments that staff recorded, newest first. */
  payments: z.array(
    z.object({
      subscriptionId: z.uuid(),
      /** The due date that was paid, and the one after it. */
      paidDay: z.iso.date(),
      nextDay: z.iso.date(),
      recordedAt: z.iso.datetime(),
    }),
  ),
  /** What staff noted about the customer; null without any. */
  notes: z.string().nullable(),
  sessions: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** From where the customer logged in, the latest first: of each a code is kept, which says no more. */
  familiarSenders: z.array(
    z.object({ kind: z.enum(["browser", "address"]), lastUsedAt: z.iso.datetime() }),
  ),
  /** Letters about changed terms that were queued for the customer, the newest first. */
  legalNotices: z.array(
    z.object({
      title: z.string(),
      effectiveOn: z.iso.date(),
      queuedAt: z.iso.datetime(),
    }),
  ),
});
export type ExportResponse = z.infer<typeof exportResponse>;
