import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
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
import { customers, leads, staff } from "../payload-schema.ts";

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
      sql`"purpose" IN ('password', 'prove-email', 'undo-email')`,
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

/** All of them, as the adapter is told of them. */
export const ownTables = {
  passwords,
  sessions,
  accountLinks,
  familiarSenders,
  previewLinks,
  documentSaves,
  documentChanges,
  translationStates,
  deadLinks,
  externalLinks,
  leadNotices,
  redirectHits,
  customerCount,
  rateLimits,
  sweeps,
};
