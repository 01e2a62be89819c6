import type {
  ComponentImpacts,
  Locale,
  StatusKind,
  StatusTexts,
  TokenScope,
  UpdateState,
} from "contracts";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import {
  audit_log,
  customers,
  leads,
  staff,
  status_components,
  subscriptions,
} from "../payload-schema.ts";
import type { Label } from "./i18n/label.ts";

/**
 * Tables that are not collections, so that Payload's queries cannot reach them. payload.config.ts registers them with
 * Payload's database adapter, so that `npm run migrate:create` detects changes in this file. Constraints have the names
 * that PostgreSQL generates.
 */

function instantColumn(name: string) {
  return timestamp(name, { mode: "string", withTimezone: true, precision: 3 });
}

/** Columns of a row's owner: exactly one of the two is set. Deleting the account deletes the row. */
const owner = { customerId: uuid("customer_id"), staffId: uuid("staff_id") };

function ownerConstraints(
  table: string,
  columns: { customerId: AnyPgColumn; staffId: AnyPgColumn },
) {
  return [
    foreignKey({
      name: `${table}_customer_id_fkey`,
      columns: [columns.customerId],
      foreignColumns: [customers.id],
    }).onDelete("cascade"),
    foreignKey({
      name: `${table}_staff_id_fkey`,
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("cascade"),
    check(`${table}_check`, sql`num_nonnulls("customer_id", "staff_id") = 1`),
  ];
}

export const passwords = pgTable(
  "passwords",
  {
    ...owner,
    hash: text("hash").notNull(),
    changedAt: instantColumn("changed_at").defaultNow().notNull(),
  },
  (columns) => [
    unique("passwords_customer_id_key").on(columns.customerId),
    unique("passwords_staff_id_key").on(columns.staffId),
    ...ownerConstraints("passwords", columns),
  ],
);

/**
 * Authenticator apps for one-time codes (TOTP). An account has at most one app; the app takes effect once it is
 * confirmed.
 */
export const secondFactors = pgTable(
  "second_factors",
  {
    id: uuid("id").primaryKey(),
    ...owner,
    /** Encrypted secret, in base64. */
    sealedSecret: text("sealed_secret").notNull(),
    startedAt: instantColumn("started_at").defaultNow().notNull(),
    confirmedAt: instantColumn("confirmed_at"),
    /** Time step of the last accepted code. Codes of this or an earlier time step are rejected. */
    lastUsedStep: integer("last_used_step"),
    /** Time at which a code of the app was last accepted. */
    lastUsedAt: instantColumn("last_used_at"),
  },
  (columns) => [
    unique("second_factors_customer_id_key").on(columns.customerId),
    unique("second_factors_staff_id_key").on(columns.staffId),
    ...ownerConstraints("second_factors", columns),
  ],
);

/** Entries of the audit log that the worker has not printed yet. */
export const unprintedAuditEntries = pgTable(
  "unprinted_audit_entries",
  { entryId: uuid("entry_id").primaryKey() },
  (columns) => [
    foreignKey({
      name: "unprinted_audit_entries_entry_id_fkey",
      columns: [columns.entryId],
      foreignColumns: [audit_log.id],
    }).onDelete("cascade"),
  ],
);

/** Passkeys: WebAuthn credentials, each of which logs in without a password. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    ...owner,
    /** Id that the authenticator chose, in base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE key, in base64url. */
    publicKey: text("public_key").notNull(),
    /** Signature counter of the authenticator; 0 if the authenticator does not count signatures. */
    signCount: bigint("sign_count", { mode: "number" }).notNull(),
    /** Transports of the authenticator, such as `usb`, which the browser uses to reach it. */
    transports: text("transports").array().notNull(),
    /** True if the passkey's provider copies the passkey to the owner's other devices. */
    isSynced: boolean("is_synced").notNull(),
    name: text("name").notNull(),
    createdAt: instantColumn("created_at").defaultNow().notNull(),
    /** Time of the last login or confirmation with the passkey; null until the first. */
    lastUsedAt: instantColumn("last_used_at"),
    /** Time at which the last accepted challenge was issued. Answers to this or an earlier challenge are rejected. */
    lastChallengeAt: instantColumn("last_challenge_at").notNull(),
  },
  (columns) => [
    unique("passkeys_credential_id_key").on(columns.credentialId),
    index("passkeys_customer_idx").on(columns.customerId),
    index("passkeys_staff_idx").on(columns.staffId),
    ...ownerConstraints("passkeys", columns),
  ],
);

/** Unused recovery codes of accounts with an authenticator app or a passkey. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { codeHash: text("code_hash").primaryKey(), ...owner },
  (columns) => [
    index("recovery_codes_customer_idx").on(columns.customerId),
    index("recovery_codes_staff_idx").on(columns.staffId),
    ...ownerConstraints("recovery_codes", columns),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    ...owner,
    createdAt: instantColumn("created_at").defaultNow().notNull(),
    lastUsedAt: instantColumn("last_used_at").defaultNow().notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    /** Id of the session in the API, which never returns tokens or their hashes. */
    id: uuid("id").defaultRandom().notNull(),
    /** Names of browser and system from the User-Agent of the login; null if the User-Agent does not contain them. */
    browser: text("browser"),
    system: text("system"),
    /** IPv4 address or IPv6 network of the login; null if the session was created before this column. */
    network: text("network"),
    /** Time of the login, or of the last proof of identity in this session. */
    confirmedAt: instantColumn("confirmed_at").defaultNow().notNull(),
  },
  (columns) => [
    unique("sessions_id_key").on(columns.id),
    index("sessions_customer_idx").on(columns.customerId),
    index("sessions_staff_idx").on(columns.staffId),
    index("sessions_expires_idx").on(columns.expiresAt),
    ...ownerConstraints("sessions", columns),
  ],
);

/** Personal access tokens, which programs send in place of the password. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    /** Id of the token in the API; also a part of the token itself. */
    id: uuid("id").primaryKey(),
    ...owner,
    /** SHA-256 of the token's secret part. The secret is random, so a slow hash is not necessary. */
    secretHash: text("secret_hash").notNull(),
    name: text("name").notNull(),
    scope: text("scope").$type<TokenScope>().notNull(),
    createdAt: instantColumn("created_at").defaultNow().notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    /** Time of the last use, with its IPv4 address or IPv6 network in `lastUsedNetwork`; null until the first use. */
    lastUsedAt: instantColumn("last_used_at"),
    lastUsedNetwork: text("last_used_network"),
  },
  (columns) => [
    check("access_tokens_scope_check", sql`"scope" IN ('read', 'write')`),
    index("access_tokens_customer_idx").on(columns.customerId),
    index("access_tokens_staff_idx").on(columns.staffId),
    index("access_tokens_expires_idx").on(columns.expiresAt),
    ...ownerConstraints("access_tokens", columns),
  ],
);

export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    ...owner,
    expiresAt: instantColumn("expires_at").notNull(),
    purpose: text("purpose").default("password").notNull(),
    /**
     * E-mail address that the link verifies or restores. For deletion links, the customer's address; for password
     * links, null.
     */
    email: text("email"),
  },
  (columns) => [
    check(
      "account_links_purpose_check",
      sql`"purpose" IN ('password', 'prove-email', 'undo-email', 'confirm-deletion', 'former-proof', 'former-deletion')`,
    ),
    check("account_links_check1", sql`("email" IS NOT NULL) = ("purpose" <> 'password')`),
    index("account_links_customer_idx").on(columns.customerId),
    index("account_links_staff_idx").on(columns.staffId),
    index("account_links_expires_idx").on(columns.expiresAt),
    ...ownerConstraints("account_links", columns),
  ],
);

/** Known devices: browsers and IP addresses of earlier logins to an account. */
export const knownDevices = pgTable(
  "familiar_senders",
  {
    ...owner,
    senderKey: text("sender_key").notNull(),
    isDevice: boolean("is_device").notNull(),
    /** True if a login from this browser has passed the account's second factor. */
    passedSecondFactor: boolean("passed_second_factor").default(false).notNull(),
    seenAt: instantColumn("seen_at").defaultNow().notNull(),
  },
  (columns) => [
    uniqueIndex("familiar_senders_customer_idx").on(columns.customerId, columns.senderKey),
    uniqueIndex("familiar_senders_staff_idx").on(columns.staffId, columns.senderKey),
    ...ownerConstraints("familiar_senders", columns),
  ],
);

/**
 * Last use of a customer's account. Recorded when the retention sweep deletes known devices, because their rows contain
 * the last use (retention/expired-data.ts).
 */
export const customerUses = pgTable(
  "customer_uses",
  {
    customerId: uuid("customer_id").primaryKey(),
    /** Last login from the most recently deleted device or IP address. */
    usedAt: instantColumn("used_at"),
    /** Time at which the owner was warned of the account's deletion. */
    warnedAt: instantColumn("warned_at"),
  },
  (columns) => [
    foreignKey({
      name: "customer_uses_customer_id_fkey",
      columns: [columns.customerId],
      foreignColumns: [customers.id],
    }).onDelete("cascade"),
  ],
);

/** Payments that staff recorded. Each payment moved the due date of its subscription by a month. */
export const subscriptionPayments = pgTable(
  "subscription_payments",
  {
    id: uuid("id").primaryKey(),
    /** Id of the API call that recorded the payment. The payments of one call are undone together. */
    batchId: uuid("batch_id").notNull(),
    subscriptionId: uuid("subscription_id").notNull(),
    /** The due date that was paid, and the due date after it. */
    paidDay: date("paid_day").notNull(),
    nextDay: date("next_day").notNull(),
    recordedAt: instantColumn("recorded_at").defaultNow().notNull(),
    undoneAt: instantColumn("undone_at"),
  },
  (columns) => [
    index("subscription_payments_subscription_idx").on(columns.subscriptionId),
    index("subscription_payments_batch_idx").on(columns.batchId),
    foreignKey({
      name: "subscription_payments_subscription_id_fkey",
      columns: [columns.subscriptionId],
      foreignColumns: [subscriptions.id],
    }).onDelete("cascade"),
  ],
);

/** Links that show a draft in one language to anyone who has them. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: uuid("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    collection: text("collection").notNull(),
    documentId: uuid("document_id").notNull(),
    locale: text("locale").notNull(),
    createdAt: instantColumn("created_at").defaultNow().notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    /** Creator of the link. */
    staffId: uuid("staff_id"),
  },
  (columns) => [
    uniqueIndex("preview_links_token_idx").on(columns.tokenHash),
    index("preview_links_document_idx").on(columns.documentId),
    index("preview_links_expires_idx").on(columns.expiresAt),
    foreignKey({
      name: "preview_links_staff_id_fkey",
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("set null"),
  ],
);

/** The last save of each document, published or not. Documents are `pages/ID`, or a global's slug. */
export const documentSaves = pgTable(
  "document_saves",
  {
    document: text("document").primaryKey(),
    staffId: uuid("staff_id").notNull(),
    /** Id that the open form generated for itself; null for a save without a form. */
    formId: text("form_id"),
    savedAt: instantColumn("saved_at").notNull(),
  },
  (columns) => [
    foreignKey({
      name: "document_saves_staff_id_fkey",
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("cascade"),
  ],
);

/** Text of a legal version in one language; `body` is rich text, as in the collection. */
export interface LegalText {
  title: string;
  description: string;
  body: Record<string, unknown>;
  changes: string | null;
}

/**
 * All versions of legal documents, past and future, stored permanently: no foreign key deletes them with their
 * document, and the retention sweep does not touch them.
 */
export const legalVersions = pgTable(
  "legal_versions",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id").notNull(),
    effectiveOn: date("effective_on").notNull(),
    texts: jsonb("texts").$type<Partial<Record<Locale, LegalText>>>().notNull(),
    publishedAt: instantColumn("published_at").defaultNow().notNull(),
    /** Time at which the version became the document's content; null before that time. */
    inForceAt: instantColumn("in_force_at"),
    /** Time at which the version was withdrawn before it took effect. */
    withdrawnAt: instantColumn("withdrawn_at"),
    tellsCustomers: boolean("tells_customers").default(false).notNull(),
    /** When notifying customers begins; null once all are notified. */
    notifyAfter: instantColumn("tell_after"),
    /** Id of the last customer processed. Customers are processed in the order of their ids. */
    notifiedThrough: uuid("told_through"),
    notified: integer("told").default(0).notNull(),
  },
  (columns) => [
    uniqueIndex("legal_versions_day_idx")
      .on(columns.documentId, columns.effectiveOn)
      .where(sql`"withdrawn_at" IS NULL`),
    uniqueIndex("legal_versions_coming_idx")
      .on(columns.documentId)
      .where(sql`"in_force_at" IS NULL AND "withdrawn_at" IS NULL`),
    index("legal_versions_tell_idx").on(columns.notifyAfter),
  ],
);

/** Customers for whom an e-mail about a legal version was queued; prevents duplicate e-mails. */
export const legalNotices = pgTable(
  "legal_notices",
  {
    versionId: uuid("version_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    queuedAt: instantColumn("queued_at").defaultNow().notNull(),
  },
  (columns) => [
    unique("legal_notices_version_customer_key").on(columns.customerId, columns.versionId),
    index("legal_notices_customer_idx").on(columns.customerId),
    foreignKey({
      name: "legal_notices_version_id_fkey",
      columns: [columns.versionId],
      foreignColumns: [legalVersions.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "legal_notices_customer_id_fkey",
      columns: [columns.customerId],
      foreignColumns: [customers.id],
    }).onDelete("cascade"),
  ],
);

/** Scheduled publishes and unpublishes, with their outcome. */
export const schedules = pgTable(
  "schedules",
  {
    id: uuid("id").primaryKey(),
    /** Collection of the document, or slug of a global. A global has no id. */
    kind: text("kind").notNull(),
    documentId: uuid("document_id"),
    action: text("action").notNull(),
    /** Language of the schedule; null for all languages. */
    locale: text("locale"),
    dueAt: instantColumn("due_at").notNull(),
    /** Time of the next attempt: `dueAt`, or later after an internal error. */
    attemptAt: instantColumn("attempt_at").notNull(),
    attempts: integer("attempts").default(0).notNull(),
    state: text("state").default("waiting").notNull(),
    /** The reason of the failure, in the languages of the admin screens. */
    reason: jsonb("reason").$type<Label>(),
    endedAt: instantColumn("ended_at"),
    createdAt: instantColumn("created_at").defaultNow().notNull(),
    /** Account that created the schedule, which runs with the rights of that account. */
    staffId: uuid("staff_id"),
    /** Legal version that takes effect; published instead of the document's draft. */
    legalVersionId: uuid("legal_version_id"),
  },
  (columns) => [
    check("schedules_action_check", sql`"action" IN ('publish', 'unpublish')`),
    check("schedules_state_check", sql`"state" IN ('waiting', 'done', 'failed')`),
    index("schedules_attempt_idx").on(columns.state, columns.attemptAt),
    index("schedules_document_idx").on(columns.kind, columns.documentId),
    foreignKey({
      name: "schedules_staff_id_fkey",
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("set null"),
    foreignKey({
      name: "schedules_legal_version_id_fkey",
      columns: [columns.legalVersionId],
      foreignColumns: [legalVersions.id],
    }).onDelete("cascade"),
  ],
);

/**
 * Releases: documents published in one transaction. A scheduled release has a schedule of kind `release`, so it runs,
 * retries and fails like any other schedule.
 */
export const releases = pgTable(
  "releases",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    /** State of the release; `open` again after the release was undone. */
    state: text("state").default("open").notNull(),
    createdAt: instantColumn("created_at").defaultNow().notNull(),
    publishedAt: instantColumn("published_at"),
    staffId: uuid("staff_id"),
  },
  (columns) => [
    check("releases_state_check", sql`"state" IN ('open', 'done')`),
    index("releases_state_idx").on(columns.state, columns.createdAt),
    foreignKey({
      name: "releases_staff_id_fkey",
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("set null"),
  ],
);

export const releaseItems = pgTable(
  "release_members",
  {
    id: uuid("id").primaryKey(),
    releaseId: uuid("release_id").notNull(),
    kind: text("kind").notNull(),
    documentId: uuid("document_id"),
    action: text("action").notNull(),
    /** Language of the document in the release; null for all languages. */
    locale: text("locale"),
    addedAt: instantColumn("added_at").defaultNow().notNull(),
    /** Versions that were live before and after the release; null if none was live. */
    versionBefore: uuid("version_before"),
    versionAfter: uuid("version_after"),
  },
  (columns) => [
    check("release_members_action_check", sql`"action" IN ('publish', 'unpublish')`),
    index("release_members_release_idx").on(columns.releaseId),
    index("release_members_document_idx").on(columns.kind, columns.documentId),
    foreignKey({
      name: "release_members_release_id_fkey",
      columns: [columns.releaseId],
      foreignColumns: [releases.id],
    }).onDelete("cascade"),
  ],
);

/**
 * Snapshots that schedules publish: the draft in all languages, as an editor approved it. Later saves by writers do not
 * change a snapshot; an approval by an editor replaces the snapshot. A snapshot is deleted after its schedule has run.
 */
export const scheduleSnapshots = pgTable(
  "plan_snapshots",
  {
    id: uuid("id").primaryKey(),
    /** Belongs to a schedule of one document, or to one item of a scheduled release. */
    scheduleId: uuid("schedule_id"),
    memberId: uuid("member_id"),
    kind: text("kind").notNull(),
    documentId: uuid("document_id"),
    /** Language of the schedule; null for all languages. */
    locale: text("locale"),
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    approvedAt: instantColumn("approved_at").defaultNow().notNull(),
    /** Time of the last save that `content` does not include; null while the draft is unchanged. */
    changedAt: instantColumn("changed_at"),
    changedBy: uuid("changed_by"),
    /** Time at which the creator of the schedule was last notified of a save that `content` does not include. */
    notifiedAt: instantColumn("notified_at"),
  },
  (columns) => [
    check("plan_snapshots_plan_check", sql`num_nonnulls("schedule_id", "member_id") = 1`),
    uniqueIndex("plan_snapshots_schedule_idx").on(columns.scheduleId),
    uniqueIndex("plan_snapshots_member_idx").on(columns.memberId),
    index("plan_snapshots_document_idx").on(columns.kind, columns.documentId),
    foreignKey({
      name: "plan_snapshots_schedule_id_fkey",
      columns: [columns.scheduleId],
      foreignColumns: [schedules.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "plan_snapshots_member_id_fkey",
      columns: [columns.memberId],
      foreignColumns: [releaseItems.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "plan_snapshots_changed_by_fkey",
      columns: [columns.changedBy],
      foreignColumns: [staff.id],
    }).onDelete("set null"),
  ],
);

/** Requests of writers for a review of a draft; at most one open request per document and language. */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").primaryKey(),
    collection: text("collection").notNull(),
    documentId: uuid("document_id").notNull(),
    locale: text("locale").notNull(),
    note: text("note").notNull(),
    state: text("state").default("waiting").notNull(),
    /** The editor's note with a returned draft. */
    answer: text("answer"),
    askedAt: instantColumn("asked_at").defaultNow().notNull(),
    endedAt: instantColumn("ended_at"),
    /** Account that requested the review. */
    staffId: uuid("staff_id"),
  },
  (columns) => [
    check("reviews_state_check", sql`"state" IN ('waiting', 'returned', 'done')`),
    uniqueIndex("reviews_waiting_idx")
      .on(columns.collection, columns.documentId, columns.locale)
      .where(sql`"state" = 'waiting'`),
    index("reviews_asked_idx").on(columns.state, columns.askedAt),
    foreignKey({
      name: "reviews_staff_id_fkey",
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("set null"),
  ],
);

export type StoredReview = typeof reviews.$inferSelect;

/**
 * Change history: author and title of each saved version of a document. Names are copied, so that they remain when an
 * account or document is deleted. Autosaves of a version share one row, so the table never has more rows than there are
 * versions.
 */
export const documentChanges = pgTable(
  "document_changes",
  {
    /** Id in the versions table of the collection or global. */
    versionId: uuid("version_id").primaryKey(),
    document: text("document").notNull(),
    title: text("title").notNull(),
    /** Language that was edited or published; empty if the publish left no draft in any language. */
    locale: text("locale").notNull(),
    isPublished: boolean("is_published").notNull(),
    isUnpublished: boolean("is_unpublished").default(false).notNull(),
    staffId: uuid("staff_id"),
    staffName: text("staff_name").notNull(),
    savedAt: instantColumn("saved_at").notNull(),
  },
  (columns) => [
    index("document_changes_document_idx").on(columns.document, columns.savedAt),
    index("document_changes_saved_idx").on(columns.savedAt),
    index("document_changes_staff_idx").on(columns.staffId, columns.savedAt),
    foreignKey({
      name: "document_changes_staff_id_fkey",
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("set null"),
  ],
);

/** Last heartbeats of services that cannot be probed. */
export const heartbeats = pgTable("heartbeats", {
  name: text("name").primaryKey(),
  beatAt: instantColumn("beat_at").defaultNow().notNull(),
});

/** Processes of the product that run or ran recently (system/replicas.ts). */
export const replicas = pgTable(
  "replicas",
  {
    id: uuid("id").primaryKey(),
    part: text("part").notNull(),
    host: text("host").notNull(),
    version: text("version").notNull(),
    startedAt: instantColumn("started_at").notNull(),
    seenAt: instantColumn("seen_at").defaultNow().notNull(),
  },
  (columns) => [
    check("replicas_part_check", sql`"part" IN ('web', 'cms', 'worker')`),
    index("replicas_seen_idx").on(columns.seenAt),
  ],
);

/**
 * State of each published translation: its texts, and for each text the source text at the time when the translation
 * was last changed or approved.
 */
export const translationStates = pgTable(
  "translation_states",
  {
    document: text("document").notNull(),
    locale: text("locale").notNull(),
    texts: jsonb("texts").$type<Record<string, string>>().notNull(),
    sourceTexts: jsonb("source_texts").$type<Record<string, string>>().notNull(),
    /** Field paths whose source text has changed since the translation was last changed or approved. */
    outdated: jsonb("outdated").$type<string[]>().notNull(),
    isOutdated: boolean("is_outdated").notNull(),
  },
  (columns) => [
    uniqueIndex("translation_states_translation_idx").on(columns.document, columns.locale),
    index("translation_states_outdated_idx").on(columns.document).where(sql`"is_outdated"`),
  ],
);

/** Broken links in published content, as of the worker's last check. */
export const deadLinks = pgTable(
  "dead_links",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    document: text("document").notNull(),
    title: text("title").notNull(),
    locale: text("locale").notNull(),
    /** Number of the page's section, from 1. */
    section: integer("section"),
    target: text("target").notNull(),
    reason: text("reason").notNull(),
    checkedAt: instantColumn("checked_at").defaultNow().notNull(),
  },
  (columns) => [index("dead_links_document_idx").on(columns.document)],
);

/** The last run of the link check: one row. */
export const linkChecks = pgTable("link_checks", {
  /** True if links were skipped because a run checks a limited number. */
  isPartial: boolean("is_partial").notNull(),
  checkedAt: instantColumn("checked_at").defaultNow().notNull(),
});

/** Cached results of links to other sites, each of which is requested at most once a day. */
export const externalLinks = pgTable("external_links", {
  url: text("url").primaryKey(),
  /** The reason why the link is dead; null if it works. */
  reason: text("reason"),
  failures: integer("failures").default(0).notNull(),
  checkedAt: instantColumn("checked_at").notNull(),
});

/** Notices that staff got about a lead: as its new owner, or as a reminder. */
export const leadNotices = pgTable(
  "lead_notices",
  {
    leadId: uuid("lead_id").notNull(),
    staffId: uuid("staff_id").notNull(),
    kind: text("kind").notNull(),
    /** Time of the reminder; 1970 for other notices. */
    about: instantColumn("about").notNull(),
  },
  (columns) => [
    uniqueIndex("lead_notices_idx").on(
      columns.leadId,
      columns.staffId,
      columns.kind,
      columns.about,
    ),
    foreignKey({
      name: "lead_notices_lead_id_fkey",
      columns: [columns.leadId],
      foreignColumns: [leads.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "lead_notices_staff_id_fkey",
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("cascade"),
  ],
);

/** Visits of former URLs, which redirect. */
export const redirectHits = pgTable("redirect_hits", {
  path: text("path").primaryKey(),
  hits: bigint("hits", { mode: "number" }).notNull(),
  lastAt: instantColumn("last_at").notNull(),
});

/** Number of customers, maintained by a trigger on `customers`. */
export const customerCount = pgTable("customer_count", {
  total: bigint("total", { mode: "number" }).notNull(),
});

/** Version of the articles; a trigger on `posts` increases it when an article is inserted, changed or deleted. */
export const articlesVersion = pgTable("articles_version", {
  version: bigint("version", { mode: "number" }).notNull(),
});

/** Version of the customer list's order; a trigger on `customers` increases it. */
export const customersVersion = pgTable("customers_version", {
  version: bigint("version", { mode: "number" }).notNull(),
});

/** Counts of rate limits; maintained by rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").default(0).notNull(),
  /** Time at which the count expires, in ms since 1970. */
  expire: bigint("expire", { mode: "number" }),
});

/** Periodic jobs. The first worker that finds a job due runs the job. */
export const sweeps = pgTable("sweeps", {
  name: text("name").primaryKey(),
  dueAt: instantColumn("due_at").defaultNow().notNull(),
});

/** Queue of e-mails (mail/mail-queue.ts). */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    about: text("about"),
    sealed: text("sealed").notNull(),
    attempts: integer("attempts").default(0).notNull(),
    /** The reason why the last attempt failed. */
    reason: text("reason"),
    createdAt: instantColumn("created_at").defaultNow().notNull(),
    /** Time of the next attempt; null after the final attempt has failed. */
    nextAttemptAt: instantColumn("next_attempt_at"),
  },
  (columns) => [
    index("mails_next_attempt_idx").on(columns.nextAttemptAt),
    index("mails_about_idx").on(columns.about),
  ],
);

const wordVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Search index: one row per published document and language. */
export const searchEntries = pgTable(
  "search_entries",
  {
    documentId: uuid("document_id").notNull(),
    locale: text("locale").notNull(),
    collection: text("collection").notNull(),
    path: text("path").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    body: text("body").notNull(),
    /** Stems without accents of title (weight A), description (B) and body (C). */
    words: wordVector("words").notNull(),
    /**
     * The title's stems alone. Title matches rank first, and the index finds them without reading the other entries.
     */
    titleWords: wordVector("title_words").notNull(),
    /** Value of the document's `updatedAt` when the document was indexed. */
    changedAt: instantColumn("changed_at").notNull(),
    /**
     * Distinct unstemmed words of the entry, from which corrections are chosen. Null in entries of a release that split
     * words differently; the next start indexes such entries again.
     */
    vocabulary: text("vocabulary").array(),
  },
  (columns) => [
    unique("search_entries_document_locale_key").on(columns.documentId, columns.locale),
    index("search_entries_words_idx").using("gin", columns.words),
    index("search_entries_title_words_idx").using("gin", columns.titleWords),
    /** Finds matching pages quickly, even if many articles match. Pages are few and rank first. */
    index("search_entries_page_words_idx")
      .using("gin", columns.words)
      .where(sql`"collection" = 'pages'`),
    index("search_entries_vocabulary_idx").using("gin", columns.vocabulary),
  ],
);

/**
 * Distinct words of all entries, for similarity search. A word without entries may remain until the nightly sweep;
 * corrections are therefore verified against `vocabulary`.
 */
export const searchWords = pgTable(
  "search_words",
  { locale: text("locale").notNull(), word: text("word").notNull() },
  (columns) => [
    unique("search_words_locale_word_key").on(columns.locale, columns.word),
    index("search_words_word_idx").using("gin", columns.word.op("gin_trgm_ops")),
  ],
);

/** Searches without results: words and count per day, without data about visitors. */
export const searchMisses = pgTable(
  "search_misses",
  {
    day: date("day").notNull(),
    locale: text("locale").notNull(),
    words: text("words").notNull(),
    times: integer("times").default(1).notNull(),
  },
  (columns) => [
    unique("search_misses_day_locale_words_key").on(columns.day, columns.locale, columns.words),
  ],
);

/**
 * Conversions per day, page and campaign, without data about visitors. Contains only pages and campaigns that exist
 * in the CMS.
 */
export const conversions = pgTable(
  "conversions",
  {
    day: date("day").notNull(),
    page: text("page").notNull(),
    /** Name of the campaign; empty for a conversion without a campaign. */
    campaign: text("campaign").notNull(),
    locale: text("locale").notNull(),
    event: text("event").notNull(),
    times: integer("times").default(1).notNull(),
  },
  (columns) => [
    // Lists the columns in alphabetical order, because drizzle-kit reads them from the database in that order. The
    // constraint in the database begins with the day.
    unique("conversions_key").on(
      columns.campaign,
      columns.day,
      columns.event,
      columns.locale,
      columns.page,
    ),
  ],
);

/** Generated share images; each is a file next to the uploaded images. */
export const shareImages = pgTable(
  "share_images",
  {
    /** File name: a hash of everything that the image shows. A changed image therefore has another name. */
    name: text("name").primaryKey(),
    documentId: uuid("document_id").notNull(),
    locale: text("locale").notNull(),
    /** Time at which the image was replaced or its document was unpublished; null while the image is in use. */
    retiredAt: instantColumn("retired_at"),
  },
  (columns) => [
    uniqueIndex("share_images_shown_idx")
      .on(columns.documentId, columns.locale)
      .where(sql`"retired_at" IS NULL`),
    index("share_images_retired_idx").on(columns.retiredAt),
  ],
);

/** Incidents and maintenances that staff recorded; their updates are in a separate table. */
export const statusIncidents = pgTable(
  "status_incidents",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<StatusKind>().notNull(),
    title: jsonb("title").$type<StatusTexts>().notNull(),
    /** Planned begin and end; maintenances only. */
    startsAt: instantColumn("starts_at"),
    endsAt: instantColumn("ends_at"),
    createdAt: instantColumn("created_at").defaultNow().notNull(),
  },
  () => [check("status_incidents_kind_check", sql`"kind" IN ('incident', 'maintenance')`)],
);

export const statusUpdates = pgTable(
  "status_updates",
  {
    id: uuid("id").primaryKey(),
    incidentId: uuid("incident_id").notNull(),
    state: text("state").$type<UpdateState>().notNull(),
    text: jsonb("text").$type<StatusTexts>().notNull(),
    /** Impacts by component id. They apply from `at` until the incident's next update. */
    impacts: jsonb("impacts").$type<ComponentImpacts>().notNull(),
    at: instantColumn("at").notNull(),
  },
  (columns) => [
    index("status_updates_incident_idx").on(columns.incidentId, columns.at),
    index("status_updates_at_idx").on(columns.at),
    foreignKey({
      name: "status_updates_incident_id_fkey",
      columns: [columns.incidentId],
      foreignColumns: [statusIncidents.id],
    }).onDelete("cascade"),
  ],
);

/** Days whose records staff confirmed to be complete. */
export const statusDayRecords = pgTable("status_day_records", {
  day: date("day").primaryKey(),
  recordedAt: instantColumn("recorded_at").defaultNow().notNull(),
});

/** Subscribers to status alerts, and e-mail addresses that have not confirmed yet. */
export const statusSubscribers = pgTable(
  "status_subscribers",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    askedAt: instantColumn("asked_at").defaultNow().notNull(),
    confirmedAt: instantColumn("confirmed_at"),
  },
  (columns) => [unique("status_subscribers_email_key").on(columns.email)],
);

/**
 * E-mails about a status update that are not queued yet: one for each person who was subscribed when the update was
 * recorded.
 */
export const statusNotices = pgTable(
  "status_notices",
  {
    updateId: uuid("update_id").notNull(),
    subscriberId: uuid("subscriber_id").notNull(),
  },
  (columns) => [
    unique("status_notices_update_id_subscriber_id_key").on(columns.subscriberId, columns.updateId),
    index("status_notices_subscriber_idx").on(columns.subscriberId),
    foreignKey({
      name: "status_notices_update_id_fkey",
      columns: [columns.updateId],
      foreignColumns: [statusUpdates.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "status_notices_subscriber_id_fkey",
      columns: [columns.subscriberId],
      foreignColumns: [statusSubscribers.id],
    }).onDelete("cascade"),
  ],
);

/**
 * Results of the probes of a component's addresses (status/probe-intervals.ts). Each interval is a time during which an
 * address answered, or did not. The time between two intervals of an address is unknown.
 */
export const probeIntervals = pgTable(
  "probe_intervals",
  {
    id: uuid("id").primaryKey(),
    componentId: uuid("component_id").notNull(),
    target: text("target").notNull(),
    isUp: boolean("is_up").notNull(),
    fromAt: instantColumn("from_at").notNull(),
    /** Time of the latest probe with this result. */
    toAt: instantColumn("to_at").notNull(),
    /** Time of the last probe, if it failed and only a second failure would confirm the outage; otherwise null. */
    failedAt: instantColumn("failed_at"),
  },
  (columns) => [
    index("probe_intervals_to_idx").on(columns.toAt),
    index("probe_intervals_component_idx").on(columns.componentId),
    foreignKey({
      name: "probe_intervals_component_id_fkey",
      columns: [columns.componentId],
      foreignColumns: [status_components.id],
    }).onDelete("cascade"),
  ],
);

/** Files of images that were replaced or permanently deleted. */
export const formerPictures = pgTable(
  "former_pictures",
  {
    name: text("name").primaryKey(),
    mediaId: uuid("media_id").notNull(),
    /** Name of the image size; null for the original. */
    size: text("size"),
    /** True until a worker has deleted the file. */
    hasFile: boolean("has_file").default(true).notNull(),
  },
  (columns) => [index("former_pictures_file_idx").on(columns.name).where(sql`"has_file"`)],
);

/** All tables above, for Payload's adapter. */
export const appTables = {
  passwords,
  secondFactors,
  passkeys,
  recoveryCodes,
  unprintedAuditEntries,
  sessions,
  accessTokens,
  accountLinks,
  knownDevices,
  customerUses,
  subscriptionPayments,
  previewLinks,
  documentSaves,
  legalVersions,
  legalNotices,
  schedules,
  releases,
  releaseMembers: releaseItems,
  planSnapshots: scheduleSnapshots,
  reviews,
  heartbeats,
  replicas,
  documentChanges,
  translationStates,
  deadLinks,
  linkChecks,
  externalLinks,
  leadNotices,
  redirectHits,
  customerCount,
  customersVersion,
  articlesVersion,
  rateLimits,
  sweeps,
  mails,
  searchEntries,
  searchWords,
  searchMisses,
  conversions,
  shareImages,
  statusIncidents,
  statusUpdates,
  statusDayRecords,
  statusSubscribers,
  statusNotices,
  probeIntervals,
  formerPictures,
};
