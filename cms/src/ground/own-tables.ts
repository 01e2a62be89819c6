import type { Impacts, Locale, StatusKind, StatusTexts, UpdateState } from "contracts";
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
import { customers, leads, staff, subscriptions } from "../payload-schema.ts";
import type { Label } from "./i18n/label.ts";

/**
 * Tables that are no collections, so that none of Payload's queries reaches them. Its adapter is told
 * of them (payload.config.ts), so `npm run migrate:create` sees what changes here. Constraints have
 * the names that PostgreSQL gives them.
 */

function instant(name: string) {
  return timestamp(name, { mode: "string", withTimezone: true, precision: 3 });
}

/** The account that a row belongs to: one of the two is set, and the row goes with it. */
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
    changedAt: instant("changed_at").defaultNow().notNull(),
  },
  (columns) => [
    unique("passwords_customer_id_key").on(columns.customerId),
    unique("passwords_staff_id_key").on(columns.staffId),
    ...ownerConstraints("passwords", columns),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    ...owner,
    createdAt: instant("created_at").defaultNow().notNull(),
    lastUsedAt: instant("last_used_at").defaultNow().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (columns) => [
    index("sessions_customer_idx").on(columns.customerId),
    index("sessions_staff_idx").on(columns.staffId),
    index("sessions_expires_idx").on(columns.expiresAt),
    ...ownerConstraints("sessions", columns),
  ],
);

export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    ...owner,
    expiresAt: instant("expires_at").notNull(),
    purpose: text("purpose").default("password").notNull(),
    /** The address that the link is about; of a password's link none. */
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

/** Browsers and addresses from which an account was logged in to. */
export const familiarSenders = pgTable(
  "familiar_senders",
  {
    ...owner,
    senderKey: text("sender_key").notNull(),
    isDevice: boolean("is_device").notNull(),
    seenAt: instant("seen_at").defaultNow().notNull(),
  },
  (columns) => [
    uniqueIndex("familiar_senders_customer_idx").on(columns.customerId, columns.senderKey),
    uniqueIndex("familiar_senders_staff_idx").on(columns.staffId, columns.senderKey),
    ...ownerConstraints("familiar_senders", columns),
  ],
);

/** What is remembered of the use of a customer's account when nothing else tells it any more. */
export const customerUses = pgTable(
  "customer_uses",
  {
    customerId: uuid("customer_id").primaryKey(),
    /** When the browser or address that was forgotten last was let in. */
    usedAt: instant("used_at"),
    /** When its owner was told that it will be removed. */
    warnedAt: instant("warned_at"),
  },
  (columns) => [
    foreignKey({
      name: "customer_uses_customer_id_fkey",
      columns: [columns.customerId],
      foreignColumns: [customers.id],
    }).onDelete("cascade"),
  ],
);

/** Payments that staff recorded; each moved its subscription's date by a month. */
export const subscriptionPayments = pgTable(
  "subscription_payments",
  {
    id: uuid("id").primaryKey(),
    /** Groups the payments of one call, which are undone together. */
    batchId: uuid("batch_id").notNull(),
    subscriptionId: uuid("subscription_id").notNull(),
    /** The due date that was paid, and the one after it. */
    paidDay: date("paid_day").notNull(),
    nextDay: date("next_day").notNull(),
    recordedAt: instant("recorded_at").defaultNow().notNull(),
    undoneAt: instant("undone_at"),
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

/** Links that show one draft in one language to whoever has them. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: uuid("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    collection: text("collection").notNull(),
    documentId: uuid("document_id").notNull(),
    locale: text("locale").notNull(),
    createdAt: instant("created_at").defaultNow().notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Who made it. */
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

/** Who saved a document last, published or not: `pages/ID`, or the slug of a global. */
export const documentSaves = pgTable(
  "document_saves",
  {
    document: text("document").primaryKey(),
    staffId: uuid("staff_id").notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (columns) => [
    foreignKey({
      name: "document_saves_staff_id_fkey",
      columns: [columns.staffId],
      foreignColumns: [staff.id],
    }).onDelete("cascade"),
  ],
);

/** What a version of a legal document says in one language; `body` as the collection keeps it. */
export interface LegalText {
  title: string;
  description: string;
  body: Record<string, unknown>;
  changes: string | null;
}

/**
 * Every text of a legal document that was in force or is to be, for ever: no foreign key takes one away
 * with its document, and nothing sweeps here.
 */
export const legalVersions = pgTable(
  "legal_versions",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id").notNull(),
    effectiveOn: date("effective_on").notNull(),
    texts: jsonb("texts").$type<Partial<Record<Locale, LegalText>>>().notNull(),
    publishedAt: instant("published_at").defaultNow().notNull(),
    /** When it became what the document says; null while it is to come. */
    inForceAt: instant("in_force_at"),
    /** When it was taken back before it took effect. */
    withdrawnAt: instant("withdrawn_at"),
    tellsCustomers: boolean("tells_customers").default(false).notNull(),
    /** From when on customers are told; null once all are. */
    tellAfter: instant("tell_after"),
    /** The last customer that was seen to, by the order of ids. */
    toldThrough: uuid("told_through"),
    told: integer("told").default(0).notNull(),
  },
  (columns) => [
    uniqueIndex("legal_versions_day_idx")
      .on(columns.documentId, columns.effectiveOn)
      .where(sql`"withdrawn_at" IS NULL`),
    uniqueIndex("legal_versions_coming_idx")
      .on(columns.documentId)
      .where(sql`"in_force_at" IS NULL AND "withdrawn_at" IS NULL`),
    index("legal_versions_tell_idx").on(columns.tellAfter),
  ],
);

/** For whom a letter about a version was queued: never twice. */
export const legalNotices = pgTable(
  "legal_notices",
  {
    versionId: uuid("version_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    queuedAt: instant("queued_at").defaultNow().notNull(),
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

/** What is published or taken off the site at a time, and what became of it. */
export const schedules = pgTable(
  "schedules",
  {
    id: uuid("id").primaryKey(),
    /** A collection's document, or a global, which has no id. */
    kind: text("kind").notNull(),
    documentId: uuid("document_id"),
    action: text("action").notNull(),
    /** Null: all languages. */
    locale: text("locale"),
    dueAt: instant("due_at").notNull(),
    /** When it is tried: at its time, and after a fault of ours again. */
    attemptAt: instant("attempt_at").notNull(),
    attempts: integer("attempts").default(0).notNull(),
    state: text("state").default("waiting").notNull(),
    /** Why it failed, in the languages of the admin screens. */
    reason: jsonb("reason").$type<Label>(),
    endedAt: instant("ended_at"),
    createdAt: instant("created_at").defaultNow().notNull(),
    /** Who planned it: it is done with their rights. */
    staffId: uuid("staff_id"),
    /** The version of a legal document that takes effect, in place of the draft as it then is. */
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
 * Several documents that are published in one transaction. Its time is a schedule of its own
 * (`kind` release), so that it is taken, tried again and refused as any.
 */
export const releases = pgTable(
  "releases",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    /** Open again once it was undone. */
    state: text("state").default("open").notNull(),
    createdAt: instant("created_at").defaultNow().notNull(),
    publishedAt: instant("published_at"),
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

export const releaseMembers = pgTable(
  "release_members",
  {
    id: uuid("id").primaryKey(),
    releaseId: uuid("release_id").notNull(),
    kind: text("kind").notNull(),
    documentId: uuid("document_id"),
    action: text("action").notNull(),
    /** Null: all languages. */
    locale: text("locale"),
    addedAt: instant("added_at").defaultNow().notNull(),
    /** Versions of the document that were live before and after; null: none was. */
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
 * The content that a planned publish puts on the site: the draft as editors left it, in all languages.
 * Saves of others do not change it. Removed once the plan was carried out.
 */
export const planSnapshots = pgTable(
  "plan_snapshots",
  {
    id: uuid("id").primaryKey(),
    /** Either a plan of one document, or one document of a planned release. */
    scheduleId: uuid("schedule_id"),
    memberId: uuid("member_id"),
    kind: text("kind").notNull(),
    documentId: uuid("document_id"),
    /** The plan's language; null: all. */
    locale: text("locale"),
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    approvedAt: instant("approved_at").defaultNow().notNull(),
    /** The last save that is not part of `content`; null while the draft is the same. */
    changedAt: instant("changed_at"),
    changedBy: uuid("changed_by"),
    /** When the planner was last sent an e-mail about such a save. */
    notifiedAt: instant("notified_at"),
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
      foreignColumns: [releaseMembers.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "plan_snapshots_changed_by_fkey",
      columns: [columns.changedBy],
      foreignColumns: [staff.id],
    }).onDelete("set null"),
  ],
);

/** Drafts that a writer asked editors to look at; one waits for each document and language. */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").primaryKey(),
    collection: text("collection").notNull(),
    documentId: uuid("document_id").notNull(),
    locale: text("locale").notNull(),
    note: text("note").notNull(),
    state: text("state").default("waiting").notNull(),
    /** What the editor said who returned it. */
    answer: text("answer"),
    askedAt: instant("asked_at").defaultNow().notNull(),
    endedAt: instant("ended_at"),
    /** Who asked. */
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
 * Who saved which version of a document, and what it was called: names that stay when a person or
 * the document goes. Autosaves of one version are one row. As many as versions are kept.
 */
export const documentChanges = pgTable(
  "document_changes",
  {
    /** The version's id, in its collection's or global's own table. */
    versionId: uuid("version_id").primaryKey(),
    document: text("document").notNull(),
    title: text("title").notNull(),
    /** The language that was edited. */
    locale: text("locale").notNull(),
    isPublished: boolean("is_published").notNull(),
    staffId: uuid("staff_id"),
    staffName: text("staff_name").notNull(),
    savedAt: instant("saved_at").notNull(),
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

/** When a part of the product was last heard of, where nobody asks it. */
export const heartbeats = pgTable("heartbeats", {
  name: text("name").primaryKey(),
  beatAt: instant("beat_at").defaultNow().notNull(),
});

/** Processes of the product that run, or did a while ago (system/replicas.ts). */
export const replicas = pgTable(
  "replicas",
  {
    id: uuid("id").primaryKey(),
    part: text("part").notNull(),
    host: text("host").notNull(),
    version: text("version").notNull(),
    startedAt: instant("started_at").notNull(),
    seenAt: instant("seen_at").defaultNow().notNull(),
  },
  (columns) => [
    check("replicas_part_check", sql`"part" IN ('web', 'cms', 'worker')`),
    index("replicas_seen_idx").on(columns.seenAt),
  ],
);

/** Of each published translation: its texts, and those of the source when it last changed or was approved. */
export const translationStates = pgTable(
  "translation_states",
  {
    document: text("document").notNull(),
    locale: text("locale").notNull(),
    texts: jsonb("texts").$type<Record<string, string>>().notNull(),
    sourceTexts: jsonb("source_texts").$type<Record<string, string>>().notNull(),
    /** Places whose source has changed since. */
    outdated: jsonb("outdated").$type<string[]>().notNull(),
    isOutdated: boolean("is_outdated").notNull(),
  },
  (columns) => [
    uniqueIndex("translation_states_translation_idx").on(columns.document, columns.locale),
    index("translation_states_outdated_idx").on(columns.document).where(sql`"is_outdated"`),
  ],
);

/** Links of published content that lead nowhere, as the worker last found them. */
export const deadLinks = pgTable(
  "dead_links",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    document: text("document").notNull(),
    title: text("title").notNull(),
    locale: text("locale").notNull(),
    /** Of a page's sections, the first being 1. */
    section: integer("section"),
    target: text("target").notNull(),
    reason: text("reason").notNull(),
    checkedAt: instant("checked_at").defaultNow().notNull(),
  },
  (columns) => [index("dead_links_document_idx").on(columns.document)],
);

/** The last run of the link check: one row. */
export const linkChecks = pgTable("link_checks", {
  /** Whether links were left out because there are more than one run holds. */
  isPartial: boolean("is_partial").notNull(),
  checkedAt: instant("checked_at").defaultNow().notNull(),
});

/** What pages of other sites answered, so that each is asked for at most once a day. */
export const externalLinks = pgTable("external_links", {
  url: text("url").primaryKey(),
  /** Why it leads nowhere; null where it leads somewhere. */
  reason: text("reason"),
  failures: integer("failures").default(0).notNull(),
  checkedAt: instant("checked_at").notNull(),
});

/** What a member of the staff was told of a lead: that it is theirs, or its reminder of an instant. */
export const leadNotices = pgTable(
  "lead_notices",
  {
    leadId: uuid("lead_id").notNull(),
    staffId: uuid("staff_id").notNull(),
    kind: text("kind").notNull(),
    /** Of a reminder, when it was asked for; of others 1970. */
    about: instant("about").notNull(),
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

/** How often visitors came by an address that moved on. */
export const redirectHits = pgTable("redirect_hits", {
  path: text("path").primaryKey(),
  hits: bigint("hits", { mode: "number" }).notNull(),
  lastAt: instant("last_at").notNull(),
});

/** How many customers there are, kept by a trigger on `customers`. */
export const customerCount = pgTable("customer_count", {
  total: bigint("total", { mode: "number" }).notNull(),
});

/** Goes up with each article that is written or removed, by a trigger on `posts`. */
export const articlesVersion = pgTable("articles_version", {
  version: bigint("version", { mode: "number" }).notNull(),
});

/** Goes up with what their lists are in the order of, by a trigger on `customers`. */
export const customersVersion = pgTable("customers_version", {
  version: bigint("version", { mode: "number" }).notNull(),
});

/** Written by rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").default(0).notNull(),
  /** In milliseconds since 1970. */
  expire: bigint("expire", { mode: "number" }),
});

/** What is done every so often by whichever worker finds it due first. */
export const sweeps = pgTable("sweeps", {
  name: text("name").primaryKey(),
  dueAt: instant("due_at").defaultNow().notNull(),
});

/** E-mails that are to be sent (mail/mail-queue.ts). */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    about: text("about"),
    sealed: text("sealed").notNull(),
    attempts: integer("attempts").default(0).notNull(),
    /** Why the last attempt failed. */
    reason: text("reason"),
    createdAt: instant("created_at").defaultNow().notNull(),
    /** Nothing once it was given up. */
    nextAttemptAt: instant("next_attempt_at"),
  },
  (columns) => [
    index("mails_next_attempt_idx").on(columns.nextAttemptAt),
    index("mails_about_idx").on(columns.about),
  ],
);

const wordVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What is published, one row for each language it is in, as the site's search reads it. */
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
    /** Title (A), description (B) and body (C), without accents, by their stems. */
    words: wordVector("words").notNull(),
    /** The title's alone: a match there comes first, and is found without reading the others. */
    titleWords: wordVector("title_words").notNull(),
    /** Of the document, when it was read. */
    changedAt: instant("changed_at").notNull(),
    /**
     * The distinct words of the entry, unstemmed: what a misspelt one may be corrected to. Null in
     * entries written by a version that cut words differently; the next start writes them again.
     */
    vocabulary: text("vocabulary").array(),
  },
  (columns) => [
    unique("search_entries_document_locale_key").on(columns.documentId, columns.locale),
    index("search_entries_words_idx").using("gin", columns.words),
    index("search_entries_title_words_idx").using("gin", columns.titleWords),
    /** Pages are few and come first: they are found however many articles have the words. */
    index("search_entries_page_words_idx")
      .using("gin", columns.words)
      .where(sql`"collection" = 'pages'`),
    index("search_entries_vocabulary_idx").using("gin", columns.vocabulary),
  ],
);

/**
 * The distinct words of all entries, for finding similar ones. A word may outlive its last entry until
 * the nightly sweep; corrections are checked against `vocabulary`.
 */
export const searchWords = pgTable(
  "search_words",
  { locale: text("locale").notNull(), word: text("word").notNull() },
  (columns) => [
    unique("search_words_locale_word_key").on(columns.locale, columns.word),
    index("search_words_word_idx").using("gin", columns.word.op("gin_trgm_ops")),
  ],
);

/** What was searched for and not found: words and how often on a day, nothing of who did. */
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
 * What visitors did that the site is for: how often on a day, where, of which campaign. Nothing of who
 * did; a page and a campaign are ones that the CMS has.
 */
export const conversions = pgTable(
  "conversions",
  {
    day: date("day").notNull(),
    page: text("page").notNull(),
    /** Empty where there is none. */
    campaign: text("campaign").notNull(),
    locale: text("locale").notNull(),
    event: text("event").notNull(),
    times: integer("times").default(1).notNull(),
  },
  (columns) => [
    // By name, as the tool that compares them with the database reads them; there it begins with the day.
    unique("conversions_key").on(
      columns.campaign,
      columns.day,
      columns.event,
      columns.locale,
      columns.page,
    ),
  ],
);

/** Share images that were drawn, each a file beside the uploaded pictures. */
export const shareImages = pgTable(
  "share_images",
  {
    /** Of the file, made of all that the picture shows: another picture has another name. */
    name: text("name").primaryKey(),
    documentId: uuid("document_id").notNull(),
    locale: text("locale").notNull(),
    /** When another took its place, or what it is of left the site; null while it is shown. */
    retiredAt: instant("retired_at"),
  },
  (columns) => [
    uniqueIndex("share_images_shown_idx")
      .on(columns.documentId, columns.locale)
      .where(sql`"retired_at" IS NULL`),
    index("share_images_retired_idx").on(columns.retiredAt),
  ],
);

/** What staff record of an incident or a maintenance; its course is in its updates. */
export const statusIncidents = pgTable(
  "status_incidents",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<StatusKind>().notNull(),
    title: jsonb("title").$type<StatusTexts>().notNull(),
    /** Of a maintenance: when it is planned to begin and to end. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    createdAt: instant("created_at").defaultNow().notNull(),
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
    /** By component, from `at` until the next update of the incident. */
    impacts: jsonb("impacts").$type<Impacts>().notNull(),
    at: instant("at").notNull(),
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

/** Days of which staff said that everything that happened is recorded. */
export const statusDayRecords = pgTable("status_day_records", {
  day: date("day").primaryKey(),
  recordedAt: instant("recorded_at").defaultNow().notNull(),
});

/** Who is told of the status by e-mail; before the address was shown to be theirs, who asked for it. */
export const statusSubscribers = pgTable(
  "status_subscribers",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    askedAt: instant("asked_at").defaultNow().notNull(),
    confirmedAt: instant("confirmed_at"),
  },
  (columns) => [unique("status_subscribers_email_key").on(columns.email)],
);

/** Letters of an update that are to be written, one for each who was subscribed when it was made. */
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

/** Names of picture files that another took the place of, or whose picture was deleted for good. */
export const formerPictures = pgTable(
  "former_pictures",
  {
    name: text("name").primaryKey(),
    mediaId: uuid("media_id").notNull(),
    /** Which of the picture's sizes it was; null for the picture itself. */
    size: text("size"),
    /** Until a worker removed the file. */
    hasFile: boolean("has_file").default(true).notNull(),
  },
  (columns) => [index("former_pictures_file_idx").on(columns.name).where(sql`"has_file"`)],
);

/** All of them, as the adapter is told of them. */
export const ownTables = {
  passwords,
  sessions,
  accountLinks,
  familiarSenders,
  customerUses,
  subscriptionPayments,
  previewLinks,
  documentSaves,
  legalVersions,
  legalNotices,
  schedules,
  releases,
  releaseMembers,
  planSnapshots,
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
  formerPictures,
};
