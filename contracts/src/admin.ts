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
import { emailField } from "./email.ts";
import { defaultLocale } from "./locales.ts";
import { changedPhoneField, phoneField } from "./phone-text.ts";
import { decimalPrice } from "./price-text.ts";
import { secret } from "./secret.ts";

/**
 * The staff's calls. Every one but setupRequired, setup, login, forgotPassword, resetPassword,
 * passwordLink and acceptInvite needs a staff session or `Authorization: Basic`, and the role `admin` (403 for
 * editors) unless it says otherwise. Failures: apiErrorResponse.
 */
export const adminApi = {
  /** GET -> setupRequiredResponse. */
  setupRequired: "/api/admin/setup-required",
  /** POST setupRequest -> 201 staffLoginResponse with a session cookie. */
  setup: "/api/admin/setup",
  /** POST Basic and/or loginRequest -> staffLoginResponse with a session cookie; editors too. */
  login: "/api/admin/login",
  /** GET -> staffLoginResponse, 401, or 403 for an editor's session. */
  verify: "/api/admin/verify",
  /** POST, no body -> successResponse; editors too, also without a session. */
  logout: "/api/admin/logout",
  /** POST forgotPasswordRequest -> successResponse, whether or not the address is known. */
  forgotPassword: "/api/admin/forgot-password",
  /** POST resetPasswordRequest -> successResponse; ends every session. */
  resetPassword: "/api/admin/reset-password",
  /** As authApi.passwordLink, of a reset link or an invitation. */
  passwordLink: "/api/admin/password-link",
  /** POST changePasswordRequest -> successResponse; editors too. */
  password: "/api/admin/password",
  /** POST, no body -> successResponse; editors too. */
  endSessions: "/api/admin/sessions/end-all",
  /** GET -> adminPlan[] (1,000 at most), or pageOf(adminPlan) with planQuery. POST createPlanRequest -> 201 adminPlan. */
  plans: "/api/admin/plans",
  /** GET -> adminPlan. PUT updatePlanRequest -> adminPlan. DELETE (`?confirm=N` when N customers have it) -> successResponse. */
  plan: (id: string) => `/api/admin/plans/${encodeURIComponent(id)}`,
  /** GET -> adminUser[] (1,000 at most), or userPage with userQuery. POST createUserRequest -> 201 adminUser. */
  users: "/api/admin/users",
  /** GET, usersExportQuery -> those customers as a CSV file. */
  usersExport: "/api/admin/users/export",
  /** GET -> dueWork. */
  due: "/api/admin/due",
  /** GET -> adminUserDetail. PATCH updateUserRequest -> adminUserDetail. DELETE -> successResponse. */
  user: (id: string) => `/api/admin/users/${encodeURIComponent(id)}`,
  /** POST, no body -> successResponse: a link to a new password, sent to the customer. */
  userResetLink: (id: string) => `/api/admin/users/${encodeURIComponent(id)}/reset-link`,
  /** POST addPlanRequest -> 201 adminUserDetail. */
  userPlans: (id: string) => `/api/admin/users/${encodeURIComponent(id)}/plans`,
  /** PATCH updateSubscriptionRequest -> customerPlan. */
  subscription: (id: string) => `/api/admin/subscriptions/${encodeURIComponent(id)}`,
  /** POST, no body -> customerPlan. */
  cancelSubscription: (id: string) => `/api/admin/subscriptions/${encodeURIComponent(id)}/cancel`,
  /**
   * POST recordPaymentsRequest -> recordPaymentsResponse. Each payment moves its subscription's date by a
   * month, once however often it is sent.
   */
  payments: "/api/admin/payments",
  /** POST, no body -> undoPaymentsResponse. Undoes the payments of one call whose dates are unchanged. */
  undoPayments: (batch: string) => `/api/admin/payments/${encodeURIComponent(batch)}/undo`,
  /** GET, auditQuery -> pageOf(auditEntry), newest first. */
  auditLog: "/api/admin/audit-log",
  /** GET -> all of it as a CSV file, newest first. */
  auditLogExport: "/api/admin/audit-log/export",
  /** GET -> systemState. */
  system: "/api/admin/system",
  /** GET -> staffAccount[]. POST inviteStaffRequest -> 201 staffAccount; again for an open invitation sends it anew. */
  staff: "/api/admin/staff",
  /** PATCH updateStaffRequest -> staffAccount. */
  staffAccount: (id: string) => `/api/admin/staff/${encodeURIComponent(id)}`,
  /** POST resetPasswordRequest -> successResponse; log in next. The link is `/admin/invite?token=…`. */
  acceptInvite: "/api/admin/staff/accept-invite",
} as const;

/** A writer keeps drafts and asks for a review; an editor publishes; an administrator also manages accounts and plans. */
export const staffRoles = ["admin", "editor", "writer"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const setupRequiredResponse = z.object({
  setupRequired: z.boolean(),
  /** Whether setup asks for SETUP_TOKEN. */
  tokenRequired: z.boolean(),
});
export type SetupRequiredResponse = z.infer<typeof setupRequiredResponse>;

/** `setupToken` where SETUP_TOKEN is set, or the same in the header `X-Setup-Token`. */
export const setupRequest = z.object({
  email: emailField,
  password: newPasswordField,
  setupToken: z.string().max(512).meta(secret).optional(),
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

/** Largest price of a plan, R$ a month. */
export const maxPlanPrice = 99_999_999.99;

/**
 * A number or a price as people type it (decimalPrice) with at most two decimals, R$ a month: 'Por
 * favor insira um preço válido'. Refuses what JSON or JavaScript would make of NaN, 1e309, "" and "0x10".
 */
export const planPriceField = z
  .union([z.number().transform(String), z.string().transform((text) => decimalPrice(text) ?? "")], {
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

/** 'Status deve ser "ativo" ou "inativo"'; active and inactive are read as the same two. */
export const planStatusField = z
  .enum(["ativo", "inativo", "active", "inactive"], { error: "invalid" })
  .transform((word) => statusWords[word]);

/** Three digits, four once those are used up. */
export const planIdField = z.string({ error: "invalid" }).regex(/^\d{3,4}$/, { error: "invalid" });

const planName = lineField({ max: 120 });
const planDescription = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(2_000, { error: "too-long" })
  // Several lines are fine; PostgreSQL stores no NUL.
  .regex(/^[^\0]*$/, { error: "invalid" });

/** Without `id` the server finds one; `created_by` is accepted and ignored: it is the session's. */
export const createPlanRequest = z.object({
  id: planIdField.optional(),
  name: planName,
  price: planPriceField,
  description: planDescription,
  status: planStatusField.default("inativo"),
  support: z.enum(supportChannels, { error: "invalid" }).default("email"),
});
export type CreatePlanRequest = z.input<typeof createPlanRequest>;

/** What is not sent stays. */
export const updatePlanRequest = z.object({
  name: planName.optional(),
  price: planPriceField.optional(),
  description: planDescription.optional(),
  status: planStatusField.optional(),
  support: z.enum(supportChannels, { error: "invalid" }).optional(),
  /** Of the plan that the changes were made to: another's changes since then are not undone (409). */
  version: z.string().max(64).optional(),
  /** Whether a new price is also that of the subscriptions that there are. */
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
  /** Names what the plan says now; sent back with a change. */
  version: z.string(),
  /** Null once that account is gone. */
  created_by: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  /** Subscriptions that are not cancelled: what DELETE asks to be confirmed. */
  subscriptions: z.number().int(),
});
export type AdminPlan = z.infer<typeof adminPlan>;

/** `sort`: a field of the list, after "-" for the other direction; see planSorts and userSorts. */
export const planSorts = ["id", "name", "price", "status", "createdAt"] as const;
export const userSorts = ["fullname", "email", "createdAt"] as const;
export const maxPageSize = 100;

/** Query of a list. With any of them the answer is a page, without it the plain array. */
export function listQuery<Sort extends string>(sorts: readonly Sort[]) {
  const directions = sorts.flatMap((sort) => [sort, `-${sort}` as const]);
  return z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(maxPageSize).default(20),
    // PostgreSQL knows no NUL.
    search: z
      .string()
      .trim()
      .max(120)
      .regex(/^[^\0]*$/)
      .default(""),
    sort: z.enum(directions).optional(),
  });
}

/** Of plans: listQuery, and `status` for those that are on, or off. */
export const planQuery = listQuery(planSorts).extend({ status: planStatusField.optional() });

/** `deletion-requested`: who asked to be deleted (LGPD). The plans are the active ones. */
export const userFilters = ["all", "deletion-requested", "with-plan", "without-plan"] as const;

/** By the next payment of an active plan: its day is over, or is within a week or 30 days. */
export const paymentFilters = ["overdue", "week", "month"] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Of customers: listQuery, and what they are narrowed to. */
export const userQuery = listQuery(userSorts).extend({
  filter: z.enum(userFilters).default("all"),
  /** Those who have this plan. */
  plan: planIdField.optional(),
  due: z.enum(paymentFilters).optional(),
});

export const usersExportQuery = userQuery.extend({
  /** Of the headings. */
  locale: localeField.default(defaultLocale),
});

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    docs: z.array(item),
    /** Of all pages, for this search. */
    total: z.number().int(),
    page: z.number().int(),
    /** At least 1. */
    pages: z.number().int(),
  });
}

export const adminUser = z.object({
  id: z.uuid(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneExtension: phoneExtensionField,
  createdAt: z.iso.datetime(),
  /** When the customer asked for deletion (LGPD); null without such a request. */
  deletionRequestedAt: z.iso.datetime().nullable(),
  /** Active ones; the detail has all. */
  plans: z.array(customerPlan),
});
export type AdminUser = z.infer<typeof adminUser>;

export const userPage = pageOf(adminUser).extend({
  /** How many of all customers ask to be deleted, whatever this page was searched for. */
  deletionRequests: z.number().int(),
  /** Whether more match than `total`: a search counts and leads to 1,000 at most. */
  hasMore: z.boolean(),
});
export type UserPage = z.infer<typeof userPage>;

/** One customer, with active and cancelled subscriptions. */
export const adminUserDetail = adminUser.extend({
  locale: localeField,
  /** When the address was shown to be the customer's; null until then. */
  emailVerifiedAt: z.iso.datetime().nullable(),
  /** A new address that the customer has yet to prove; null without one. */
  pendingEmail: z.string().nullable(),
  /** When the customer last withdrew a deletion request; null where that never happened. */
  deletionWithdrawnAt: z.iso.datetime().nullable().default(null),
  /** Requests about plans, newest first. */
  planRequests: z.array(planRequest).default([]),
  /** The staff's; null without any. */
  notes: z.string().nullable(),
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

/** What is not sent stays; an empty note is none. A new e-mail counts once the customer proves it. */
export const updateUserRequest = z.object({
  fullname: fullnameField.optional(),
  email: emailField.optional(),
  phone: changedPhoneField.optional(),
  locale: localeField.optional(),
  notes: z
    .string({ error: "invalid" })
    .trim()
    .max(5_000, { error: "too-long" })
    .regex(/^[^\0]*$/, { error: "invalid" })
    .optional(),
});
export type UpdateUserRequest = z.infer<typeof updateUserRequest>;

/** Without a date the first payment is due in a month. */
export const addPlanRequest = z.object({
  planId: planIdField,
  nextPayment: dateField.optional(),
});
export type AddPlanRequest = z.input<typeof addPlanRequest>;

/** What is not sent stays. Null: no date, and the plan's own name. */
export const updateSubscriptionRequest = z.object({
  nextPayment: dateField.nullable().optional(),
  label: lineField({ max: 120 }).nullable().optional(),
});
export type UpdateSubscriptionRequest = z.input<typeof updateSubscriptionRequest>;

/** Payments that were received: each names its subscription and the day that it was due on. */
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
  /** Whether each customer gets a receipt by e-mail. */
  receipt: z.boolean({ error: "invalid" }).default(false),
});
export type RecordPaymentsRequest = z.input<typeof recordPaymentsRequest>;

export const recordPaymentsResponse = z.object({
  /** Id by which the recorded payments are undone together; null where none was recorded. */
  batch: z.uuid().nullable(),
  recorded: z.number().int(),
  /** Number of payments that another call had recorded. */
  repeated: z.number().int(),
  /** Number of payments left alone, because the subscription ended or its date has changed. */
  changed: z.number().int(),
});
export type RecordPaymentsResponse = z.infer<typeof recordPaymentsResponse>;

export const undoPaymentsResponse = z.object({
  undone: z.number().int(),
  /** Number of payments left alone, because the date has changed since, or they were undone before. */
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
 * Of `prices`, `leads`, `customers`, `status-days`, `audit` and `data` there is one: their id is their kind.
 * `content`: "pages/ID".
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

/** One action of the staff, or (data.expire) of the system. Customers are named while they exist: the entry keeps their id. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** Who did it; null where the system did, or the operator, on the server. */
  actor: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  target: z.object({
    kind: z.enum(auditTargets),
    id: z.string(),
    /** What it is called now; null once it is gone. */
    name: z.string().nullable(),
  }),
  /** What the action changed: before (null when new) and after (null when removed). */
  before: auditValues,
  after: auditValues,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(20),
});

/** Of the audit log: who acted, by e-mail; on what kind of thing; on which day in Brazil. */
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

/** GET due: what waits for the staff today. */
export const dueWork = z.object({
  /** Active subscriptions whose next payment's day is over, and those of the next seven days. */
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
  /** Of the last seven days. */
  newCustomers: z.number().int(),
  deletionRequests: z.number().int(),
  /** Leads that nobody has touched, but those under suspicion. */
  leadsWaiting: z.number().int(),
});
export type DueWork = z.infer<typeof dueWork>;

export const staffAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  status: z.enum(["active", "invited", "disabled"]),
  createdAt: z.iso.datetime(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** `locale` is the language of the invitation. */
export const inviteStaffRequest = z.object({
  name: lineField({ max: 120 }),
  email: emailField,
  role: z.enum(staffRoles, { error: "invalid" }).default("editor"),
  locale: localeField.optional(),
});
export type InviteStaffRequest = z.input<typeof inviteStaffRequest>;

/** `disabled: true` ends the account's sessions and closes it; a demotion ends them too. */
export const updateStaffRequest = z.object({
  name: lineField({ max: 120 }).optional(),
  role: z.enum(staffRoles, { error: "invalid" }).optional(),
  disabled: z.boolean({ error: "invalid" }).optional(),
});
export type UpdateStaffRequest = z.infer<typeof updateStaffRequest>;
