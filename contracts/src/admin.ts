import { z } from "zod";
import {
  dateField,
  fullnameField,
  lineField,
  localeField,
  newPasswordField,
} from "./account-fields.ts";
import {
  customerPlan,
  phoneExtensionField,
  planRequest,
  planStatuses,
  supportChannels,
} from "./auth.ts";
import { calendarDay } from "./calendar.ts";
import { cleanText } from "./clean-text.ts";
import { emailField } from "./email.ts";
import { defaultLocale } from "./locales.ts";
import { phoneField, unvalidatedPhoneField } from "./phone-text.ts";
import { parsePrice } from "./price-text.ts";
import { secretFieldMeta } from "./secret.ts";

/**
 * API calls of staff. Failures: apiErrorResponse.
 * - Authentication: a staff session or `Authorization: Basic`. Not needed for setupRequired, setup, login, loginCode,
 *   passkeyLoginChallenge, passkeyLogin, forgotPassword, resetPassword, passwordLink and acceptInvite.
 * - Role: `admin` (403 for other roles), unless noted otherwise.
 * - Personal access tokens get token-not-accepted (403) from POST staff, PATCH staffAccount, userResetLink,
 *   userSecondFactor and staffSecondFactor, and from PATCH user if the request has an e-mail address. Calls about the
 *   caller's own account reject tokens as in authApi.
 */
export const adminApi = {
  /** GET -> setupRequiredResponse. */
  setupRequired: "/api/admin/setup-required",
  /** POST setupRequest -> 201 staffLoginResponse with a session cookie. */
  setup: "/api/admin/setup",
  /** POST with loginRequest, a Basic header or both -> staffLoginResponse with a session cookie; also for editors. */
  login: "/api/admin/login",
  /** Same as authApi.loginCode; also for editors. */
  loginCode: "/api/admin/login/code",
  passkeyLoginChallenge: "/api/admin/passkeys/login-challenge",
  /** POST passkeyLoginRequest -> staffLoginResponse with a session cookie, as in authApi; also for editors. */
  passkeyLogin: "/api/admin/passkeys/login",
  secondFactor: "/api/admin/second-factor",
  enrolSecondFactor: "/api/admin/second-factor/enrol",
  confirmSecondFactor: "/api/admin/second-factor/confirm",
  recoveryCodes: "/api/admin/second-factor/recovery-codes",
  removeSecondFactor: "/api/admin/second-factor/remove",
  /** GET -> staffLoginResponse, 401, or 403 for an editor's session. */
  verify: "/api/admin/verify",
  /** POST, no body -> successResponse; also for editors. Succeeds without a session too. */
  logout: "/api/admin/logout",
  /** POST forgotPasswordRequest -> successResponse, whether or not the e-mail address is known. */
  forgotPassword: "/api/admin/forgot-password",
  /** POST resetPasswordRequest -> successResponse; ends every session. */
  resetPassword: "/api/admin/reset-password",
  /** GET: checks the token of a reset link or an invitation, as authApi.passwordLink does. */
  passwordLink: "/api/admin/password-link",
  /** POST changePasswordRequest -> successResponse; also for editors. */
  password: "/api/admin/password",
  /** The calls up to `session` are the same as in authApi; also for editors. */
  confirmation: "/api/admin/confirmation",
  passkeys: "/api/admin/passkeys",
  passkeyChallenge: "/api/admin/passkeys/challenge",
  passkey: (id: string) => `/api/admin/passkeys/${encodeURIComponent(id)}`,
  sessions: "/api/admin/sessions",
  session: (id: string) => `/api/admin/sessions/${encodeURIComponent(id)}`,
  /** POST, no body -> successResponse; also for editors. */
  endSessions: "/api/admin/sessions/end-all",
  endOtherSessions: "/api/admin/sessions/end-others",
  /** `tokens` and `token` are the same as in authApi; also for editors. */
  tokens: "/api/admin/tokens",
  token: (id: string) => `/api/admin/tokens/${encodeURIComponent(id)}`,
  /**
   * GET -> adminPlan[] (1,000 at most), or a page of adminPlan with planQuery. POST createPlanRequest -> 201 adminPlan.
   */
  plans: "/api/admin/plans",
  /**
   * GET -> adminPlan. PUT updatePlanRequest -> adminPlan. DELETE -> successResponse; needs `?confirm=N` if N
   * subscriptions to the plan are not cancelled.
   */
  plan: (id: string) => `/api/admin/plans/${encodeURIComponent(id)}`,
  /** GET -> userSummary[] (1,000 at most), or userPage with userQuery. POST createUserRequest -> 201 userSummary. */
  users: "/api/admin/users",
  /** GET, usersExportQuery -> the matching customers as a CSV file. */
  usersExport: "/api/admin/users/export",
  /** GET -> dueWork. */
  due: "/api/admin/due",
  /** GET -> adminUserDetail. PATCH updateUserRequest -> adminUserDetail. DELETE -> successResponse. */
  user: (id: string) => `/api/admin/users/${encodeURIComponent(id)}`,
  /** POST, no body -> successResponse; e-mails the customer a link to set a new password. */
  userResetLink: (id: string) => `/api/admin/users/${encodeURIComponent(id)}/reset-link`,
  /** DELETE -> successResponse; removes the customer's second factor, including passkeys. 404 if there is none. */
  userSecondFactor: (id: string) => `/api/admin/users/${encodeURIComponent(id)}/second-factor`,
  /** POST addPlanRequest -> 201 adminUserDetail. */
  userPlans: (id: string) => `/api/admin/users/${encodeURIComponent(id)}/plans`,
  /** PATCH updateSubscriptionRequest -> customerPlan. */
  subscription: (id: string) => `/api/admin/subscriptions/${encodeURIComponent(id)}`,
  /** POST, no body -> customerPlan. */
  cancelSubscription: (id: string) => `/api/admin/subscriptions/${encodeURIComponent(id)}/cancel`,
  /**
   * POST recordPaymentsRequest -> recordPaymentsResponse. Each payment moves the due date of its subscription by a
   * month. A payment that is sent again is recorded only once.
   */
  payments: "/api/admin/payments",
  /**
   * POST, no body -> undoPaymentsResponse. Undoes the payments of one `payments` call, except payments of subscriptions
   * whose due date has changed since.
   */
  undoPayments: (batch: string) => `/api/admin/payments/${encodeURIComponent(batch)}/undo`,
  /** GET, auditQuery -> a page of auditEntry, newest first. */
  auditLog: "/api/admin/audit-log",
  /** GET -> the whole log as a CSV file, newest first. */
  auditLogExport: "/api/admin/audit-log/export",
  /** GET -> systemState. */
  system: "/api/admin/system",
  /**
   * GET -> staffAccount[]. POST inviteStaffRequest -> 201 staffAccount; a repeated POST sends an open invitation again.
   */
  staff: "/api/admin/staff",
  /** PATCH updateStaffRequest -> staffAccount. */
  staffAccount: (id: string) => `/api/admin/staff/${encodeURIComponent(id)}`,
  /**
   * DELETE -> successResponse; removes the second factor of a colleague, including passkeys. 404 if the account has
   * none, 403 for one's own account.
   */
  staffSecondFactor: (id: string) => `/api/admin/staff/${encodeURIComponent(id)}/second-factor`,
  /** POST resetPasswordRequest -> successResponse; does not log in. The link is `/admin/invite?token=…`. */
  acceptInvite: "/api/admin/staff/accept-invite",
} as const;

/**
 * A writer saves drafts and requests reviews; an editor publishes; an administrator also manages accounts and plans.
 */
export const staffRoles = ["admin", "editor", "writer"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const setupRequiredResponse = z.object({
  setupRequired: z.boolean(),
  /** True if the setup requires a token, because SETUP_TOKEN is set. */
  tokenRequired: z.boolean(),
});
export type SetupRequiredResponse = z.infer<typeof setupRequiredResponse>;

/** `setupToken` is required if SETUP_TOKEN is set; clients may send it in the header `X-Setup-Token` instead. */
export const setupRequest = z.object({
  email: emailField,
  password: newPasswordField,
  setupToken: z.string().max(512).meta(secretFieldMeta).optional(),
});
export type SetupRequest = z.infer<typeof setupRequest>;

export const staffLoginResponse = z.object({
  success: z.literal(true),
  admin: z.object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
  }),
});
export type StaffLoginResponse = z.infer<typeof staffLoginResponse>;

/** Maximum price of a plan, in R$ a month. */
export const maxPlanPrice = 99_999_999.99;

/**
 * Price in R$ a month with at most two decimals: a number, or a text that parsePrice accepts. Message: 'Por favor
 * insira um preço válido'. Rejects NaN, 1e309, "" and "0x10", which `Number()` would accept.
 */
export const planPriceField = z
  .union([z.number().transform(String), z.string().transform((text) => parsePrice(text) ?? "")], {
    error: "invalid",
  })
  .refine((text) => /^\d{1,8}(\.\d{1,2})?$/.test(text), { error: "invalid" })
  .transform(Number);

const statusWords = {
  ativo: "ativo",
  inativo: "inativo",
  active: "ativo",
  inactive: "inativo",
} as const;

/** Accepts `active` and `inactive` as synonyms. Message: 'Status deve ser "ativo" ou "inativo"'. */
export const planStatusField = z
  .enum(["ativo", "inativo", "active", "inactive"], { error: "invalid" })
  .transform((word) => statusWords[word]);

/** A plan's id: three digits, or four once all ids of three digits are used. */
export const planIdField = z.string({ error: "invalid" }).regex(/^\d{3,4}$/, { error: "invalid" });

const planName = lineField({ max: 120 });
/** A text that may have several lines. */
const planDescription = z
  .string({ error: "required" })
  .transform(cleanText)
  .pipe(z.string().min(1, { error: "required" }).max(2_000, { error: "too-long" }));

/**
 * If `id` is absent, the server assigns one. `created_by` is accepted for compatibility but ignored: the account of the
 * session is stored.
 */
export const createPlanRequest = z.object({
  id: planIdField.optional(),
  name: planName,
  price: planPriceField,
  description: planDescription,
  status: planStatusField.default("inativo"),
  support: z.enum(supportChannels, { error: "invalid" }).default("email"),
});
export type CreatePlanRequest = z.input<typeof createPlanRequest>;

/** Absent fields stay unchanged. */
export const updatePlanRequest = z.object({
  name: planName.optional(),
  price: planPriceField.optional(),
  description: planDescription.optional(),
  status: planStatusField.optional(),
  support: z.enum(supportChannels, { error: "invalid" }).optional(),
  /** The plan's version when the client read it; the call is rejected (409) if the plan has changed since then. */
  version: z.string().max(64).optional(),
  /** Subscriptions that get the new price: `new` changes only future subscriptions, `all` also existing ones. */
  priceFor: z.enum(["new", "all"], { error: "invalid" }).default("new"),
});
export type UpdatePlanRequest = z.input<typeof updatePlanRequest>;

export const adminPlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** R$ a month. */
  price: z.number(),
  status: z.enum(planStatuses),
  support: z.enum(supportChannels),
  /** Version of the plan's content; clients return it in updatePlanRequest. */
  version: z.string(),
  /** Id of the account that created the plan; null if the account was deleted. */
  created_by: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  /** Number of subscriptions that are not cancelled; a DELETE must send this number as its confirmation. */
  subscriptions: z.number().int(),
});
export type AdminPlan = z.infer<typeof adminPlan>;

/** Fields that lists can be sorted by; the prefix "-" sorts in descending order. */
export const planSortKeys = ["id", "name", "price", "status", "createdAt"] as const;
export const userSortKeys = ["fullname", "email", "createdAt"] as const;
export const maxPageSize = 100;

/** Query of a list. The response is one page if the query has any parameter, otherwise a plain array. */
export function createListQuery<Sort extends string>(sorts: readonly Sort[]) {
  const directions = sorts.flatMap((sort) => [sort, `-${sort}` as const]);
  return z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(maxPageSize).default(20),
    // Rejects NUL, which PostgreSQL cannot store.
    search: z
      .string()
      .trim()
      .max(120)
      .regex(/^[^\0]*$/)
      .default(""),
    sort: z.enum(directions).optional(),
  });
}

/** Query of the plan list, with `status` to filter by. */
export const planQuery = createListQuery(planSortKeys).extend({
  status: planStatusField.optional(),
});

/**
 * `deletion-requested`: customers who requested deletion (LGPD). `with-plan` and `without-plan` count active plans
 * only.
 */
export const userFilters = ["all", "deletion-requested", "with-plan", "without-plan"] as const;

/** Filters of customers by the next payment of an active plan: overdue, due within a week, or due within 30 days. */
export const paymentFilters = ["overdue", "week", "month"] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Number of days after today within which a payment matches the filter. */
export const paymentFilterDays = { week: 7, month: 30 } as const satisfies Record<
  Exclude<PaymentFilter, "overdue">,
  number
>;

/** Query of the customer list, with filters. */
export const userQuery = createListQuery(userSortKeys).extend({
  filter: z.enum(userFilters).default("all"),
  /** Returns only customers who have this plan. */
  plan: planIdField.optional(),
  due: z.enum(paymentFilters).optional(),
});

export const usersExportQuery = userQuery.extend({
  /** Language of the column headings. */
  locale: localeField.default(defaultLocale),
});

export function createPageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    docs: z.array(item),
    /** Number of matches on all pages. */
    total: z.number().int(),
    page: z.number().int(),
    /** Number of pages; 1 if there are no matches. */
    pages: z.number().int(),
  });
}

export const userSummary = z.object({
  id: z.uuid(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneExtension: phoneExtensionField,
  createdAt: z.iso.datetime(),
  /** When the customer requested deletion (LGPD); null without a request. */
  deletionRequestedAt: z.iso.datetime().nullable(),
  /** Active plans only; adminUserDetail has the cancelled ones too. */
  plans: z.array(customerPlan),
});
/** A customer in the panel's list of customers. */
export type UserSummary = z.infer<typeof userSummary>;

export const userPage = createPageSchema(userSummary).extend({
  /** Number of deletion requests of all customers, regardless of the search. */
  deletionRequests: z.number().int(),
  /** True if the number of matches is above `total`; a search counts at most 1,000 matches. */
  hasMore: z.boolean(),
});
export type UserPage = z.infer<typeof userPage>;

/** One customer, with active and cancelled subscriptions. */
export const adminUserDetail = userSummary.extend({
  locale: localeField,
  /** When the customer verified the e-mail address; null until then. */
  emailVerifiedAt: z.iso.datetime().nullable(),
  /** A new e-mail address that the customer has not verified yet; null without one. */
  pendingEmail: z.string().nullable(),
  /** When the customer last withdrew a deletion request; null if never. */
  deletionWithdrawnAt: z.iso.datetime().nullable().default(null),
  /** Requests about plans, newest first. */
  planRequests: z.array(planRequest).default([]),
  /** Notes of the staff; null if there are none. */
  notes: z.string().nullable(),
  hasSecondFactor: z.boolean().default(false),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const createUserRequest = z.object({
  fullname: fullnameField,
  email: emailField,
  phone: phoneField,
  password: newPasswordField,
  locale: localeField.optional(),
});
export type CreateUserRequest = z.infer<typeof createUserRequest>;

/**
 * Absent fields stay unchanged; empty notes are stored as null. A new e-mail address takes effect once the customer
 * verifies it.
 */
export const updateUserRequest = z.object({
  fullname: fullnameField.optional(),
  email: emailField.optional(),
  phone: unvalidatedPhoneField.optional(),
  locale: localeField.optional(),
  notes: z
    .string({ error: "invalid" })
    .trim()
    .max(5_000, { error: "too-long" })
    .regex(/^[^\0]*$/, { error: "invalid" })
    .optional(),
});
export type UpdateUserRequest = z.infer<typeof updateUserRequest>;

/** Without `nextPayment` the first payment is due in a month. */
export const addPlanRequest = z.object({
  planId: planIdField,
  nextPayment: dateField.optional(),
});
export type AddPlanRequest = z.input<typeof addPlanRequest>;

/** Absent fields stay unchanged. A null date removes the date, a null label shows the plan's own name. */
export const updateSubscriptionRequest = z.object({
  nextPayment: dateField.nullable().optional(),
  label: lineField({ max: 120 }).nullable().optional(),
});
export type UpdateSubscriptionRequest = z.input<typeof updateSubscriptionRequest>;

/** Received payments: each names its subscription and the due date that was paid. */
export const recordPaymentsRequest = z.object({
  payments: z
    .array(
      z.object({
        subscriptionId: z.uuid({ error: "invalid" }),
        day: calendarDay,
      }),
    )
    .min(1, { error: "required" })
    .max(500, { error: "too-long" }),
  /** Sends each customer a receipt by e-mail. */
  receipt: z.boolean({ error: "invalid" }).default(false),
});
export type RecordPaymentsRequest = z.input<typeof recordPaymentsRequest>;

export const recordPaymentsResponse = z.object({
  /** Id with which undoPayments undoes the payments of this call; null if none was recorded. */
  batch: z.uuid().nullable(),
  recorded: z.number().int(),
  /** Number of payments that were already recorded by an earlier call. */
  repeated: z.number().int(),
  /** Number of payments not recorded because the subscription ended or its due date has changed. */
  changed: z.number().int(),
});
export type RecordPaymentsResponse = z.infer<typeof recordPaymentsResponse>;

export const undoPaymentsResponse = z.object({
  undone: z.number().int(),
  /**
   * Number of payments that this call did not undo, because the subscription's due date has changed since the payment
   * was recorded, or because an earlier call had undone the payment.
   */
  kept: z.number().int(),
});
export type UndoPaymentsResponse = z.infer<typeof undoPaymentsResponse>;

export const auditActions = [
  "setup",
  "plan.create",
  "plan.update",
  "plan.delete",
  "user.create",
  "user.update",
  "user.delete",
  "user.reset-link",
  "user.second-factor-reset",
  "users.export",
  "subscription.create",
  "subscription.update",
  "subscription.cancel",
  "subscription.payment",
  "subscription.payment-undo",
  "staff.create",
  "staff.invite",
  "staff.accept-invite",
  "staff.update",
  "staff.password",
  "staff.login",
  "staff.second-factor-add",
  "staff.second-factor-remove",
  "staff.second-factor-reset",
  "staff.recovery-codes",
  "staff.recovery-code-used",
  "staff.passkey-add",
  "staff.passkey-remove",
  "staff.token-create",
  "staff.token-revoke",
  "prices.update",
  "leads.export",
  "lead.release",
  "lead.update",
  "lead.delete",
  "delivery.retry",
  "content.create",
  "content.update",
  "content.trash",
  "content.restore",
  "content.delete",
  "preview.share",
  "preview.revoke",
  "review.request",
  "review.return",
  "legal.announce",
  "legal.correct",
  "legal.take-effect",
  "legal.withdraw",
  "schedule.create",
  "schedule.change",
  "schedule.remove",
  "schedule.approve",
  "schedule.run",
  "schedule.fail",
  "content.roll-back",
  "release.create",
  "release.add",
  "release.take-out",
  "release.remove",
  "release.approve",
  "release.undo",
  "status.create",
  "status.update",
  "status.edit",
  "status.delete",
  "status.days",
  "audit.export",
  "data.expire",
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * Kinds of objects in the audit log. `prices`, `leads`, `customers`, `status-days`, `audit` and `data` exist once, so
 * the kind is also the object's id. The id of a `content` object has the form "pages/ID".
 */
export const auditTargets = [
  "plan",
  "customer",
  "customers",
  "subscription",
  "staff",
  "prices",
  "leads",
  "lead",
  "delivery",
  "content",
  "status",
  "status-days",
  "audit",
  "data",
] as const;
export type AuditTarget = (typeof auditTargets)[number];

const auditValues = z.record(z.string(), z.unknown()).nullable();

/**
 * One action of a staff member, or of the system (`data.expire`). An entry about a customer contains only the id, so
 * that the name disappears from the log when the customer is deleted.
 */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** Account that performed the action; null for the system and for commands on the server. */
  actor: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  target: z.object({
    kind: z.enum(auditTargets),
    id: z.string(),
    /** Current name of the object; null once the object is deleted. */
    name: z.string().nullable(),
  }),
  /**
   * Changed values before the action (null if the action created the object) and after it (null if the action deleted
   * the object).
   */
  before: auditValues,
  after: auditValues,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(20),
});

/** Query of the audit log: by e-mail of the account, kind of object, and day in Brasília. */
export const auditQuery = pageQuery.extend({
  actor: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\0]*$/)
    .optional(),
  kind: z.enum(auditTargets).optional(),
  day: calendarDay.optional(),
});

/** Response of `due`: work that waits for staff today. */
export const dueWork = z.object({
  /**
   * Number of active subscriptions that are overdue (`paymentsOverdue`) or due within the next seven days
   * (`paymentsThisWeek`).
   */
  paymentsOverdue: z.number().int(),
  paymentsThisWeek: z.number().int(),
  /** The next payments, the longest overdue first. */
  payments: z.array(
    z.object({
      customerId: z.uuid(),
      fullname: z.string(),
      plan: z.string(),
      price: z.number(),
      nextPayment: z.iso.datetime(),
    }),
  ),
  /** Number of customers registered in the last seven days. */
  newCustomers: z.number().int(),
  deletionRequests: z.number().int(),
  /** Number of leads in their first status, without suspected spam. */
  leadsWaiting: z.number().int(),
});
export type DueWork = z.infer<typeof dueWork>;

export const staffAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  status: z.enum(["active", "invited", "disabled"]),
  hasSecondFactor: z.boolean().default(false),
  createdAt: z.iso.datetime(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** `locale` is the language of the invitation e-mail. */
export const inviteStaffRequest = z.object({
  name: lineField({ max: 120 }),
  email: emailField,
  role: z.enum(staffRoles, { error: "invalid" }).default("editor"),
  locale: localeField.optional(),
});
export type InviteStaffRequest = z.input<typeof inviteStaffRequest>;

/** `disabled: true` closes the account and ends its sessions. A change to a lower role also ends the sessions. */
export const updateStaffRequest = z.object({
  name: lineField({ max: 120 }).optional(),
  role: z.enum(staffRoles, { error: "invalid" }).optional(),
  disabled: z.boolean({ error: "invalid" }).optional(),
});
export type UpdateStaffRequest = z.infer<typeof updateStaffRequest>;
