import { asc, count, desc, eq, sql } from "drizzle-orm";
import { leads, staff } from "../payload-schema.ts";
import {
  editHref,
  isInTrash,
  kindOf,
  languageName,
  scheduledDocument,
  titleIn,
  titleOf,
} from "../platform/admin/documents.ts";
import { type Database, database, preparedQuery } from "../platform/database.ts";
import { label } from "../platform/i18n/label.ts";
import {
  documentChanges,
  releaseMembers,
  releases,
  reviews,
  schedules,
} from "../platform/own-tables.ts";
import { linkTexts } from "../preview/admin/texts.ts";
import { previewLinksPath } from "../preview/links-path.ts";
import { allPreviewLinks } from "../preview/preview-links.ts";
import { texts as scheduleTexts } from "../schedule/admin/texts.ts";
import { changedByOf } from "../schedule/plan-snapshots.ts";
import { releasePath } from "../schedule/releases/release-path.ts";
import {
  type DashboardReader,
  type DashboardRow,
  type DashboardSection,
  rowsPerGroup,
} from "./section.ts";

/** Documents whose newest version is a draft by this person. */
const myDrafts = preparedQuery((database: Database) => {
  const newest = database
    .selectDistinctOn([documentChanges.document])
    .from(documentChanges)
    .orderBy(documentChanges.document, sql`${documentChanges.savedAt} desc`)
    .as("newest");
  return database
    .select()
    .from(newest)
    .where(
      sql`${newest.staffId} = ${sql.placeholder("staffId")} and not ${newest.isPublished}
        and not ${isInTrash(newest.document)}`,
    )
    .orderBy(sql`${newest.savedAt} desc`)
    .limit(rowsPerGroup)
    .prepare("desk-my-drafts");
});

async function drafts({ payload, user, language }: DashboardReader): Promise<DashboardRow[]> {
  const found = await myDrafts(database(payload)).execute({ staffId: user.id });
  return found.map(({ document, title, locale, savedAt }) => ({
    href: editHref(document, locale),
    text: titleOf(payload, { document, title }, language),
    about: [kindOf(payload, document, language), languageName(locale)].join(" · "),
    at: new Date(savedAt),
  }));
}

const myLeads = preparedQuery((database: Database) =>
  database
    .select({ id: leads.id, name: leads.name, company: leads.company, remindAt: leads.remindAt })
    .from(leads)
    .where(
      sql`${eq(leads.owner, sql.placeholder("staffId"))} and ${leads.state} in ('new', 'contacted')`,
    )
    .orderBy(sql`${leads.remindAt} nulls last`, sql`${leads.createdAt} desc`)
    .limit(rowsPerGroup)
    .prepare("desk-my-leads"),
);

async function ownLeads({ payload, user, permissions }: DashboardReader): Promise<DashboardRow[]> {
  if (!permissions.collections?.leads?.read) {
    return [];
  }
  const found = await myLeads(database(payload)).execute({ staffId: user.id });
  return found.map(({ id, name, company, remindAt }) => ({
    href: `/cms/collections/leads/${id}`,
    text: name,
    ...(company ? { about: company } : {}),
    ...(remindAt ? { at: new Date(remindAt) } : {}),
  }));
}

const reviewed = sql<string>`${reviews.collection} || '/' || ${reviews.documentId}`;

const reviewRequests = preparedQuery((database: Database) =>
  database
    .select({
      document: reviewed,
      title: titleIn(reviewed),
      locale: reviews.locale,
      askedAt: reviews.askedAt,
      askedBy: staff.name,
    })
    .from(reviews)
    .leftJoin(staff, eq(staff.id, reviews.staffId))
    .where(sql`${eq(reviews.state, "waiting")} and not ${isInTrash(reviewed)}`)
    .orderBy(asc(reviews.askedAt))
    .limit(rowsPerGroup)
    .prepare("desk-reviews"),
);

/** Lists review requests of writers, oldest first. */
async function reviewRows({ payload, user, language }: DashboardReader): Promise<DashboardRow[]> {
  if (user.collection !== "staff" || user.role === "writer") {
    return [];
  }
  const found = await reviewRequests(database(payload)).execute();
  return found.map(({ document, title, locale, askedAt, askedBy }) => ({
    href: editHref(document, locale),
    text: titleOf(payload, { document, title }, language),
    about: [languageName(locale), askedBy].filter(Boolean).join(" · "),
    at: new Date(askedAt),
  }));
}

const plannedActs = preparedQuery((database: Database) =>
  database
    .select({
      document: scheduledDocument,
      title: titleIn(scheduledDocument),
      action: schedules.action,
      locale: schedules.locale,
      dueAt: schedules.dueAt,
      changedBy: changedByOf,
    })
    .from(schedules)
    .where(eq(schedules.state, "waiting"))
    .orderBy(asc(schedules.dueAt))
    .limit(rowsPerGroup)
    .prepare("desk-schedules"),
);

/** Lists scheduled publishes and unpublishes. */
async function scheduleRows({ payload, language }: DashboardReader): Promise<DashboardRow[]> {
  const found = await plannedActs(database(payload)).execute();
  return found.map(({ document, title, action, locale, dueAt, changedBy }) => ({
    href: editHref(document, locale ?? undefined),
    text: titleOf(payload, { document, title }, language),
    about: [
      scheduleTexts[action === "unpublish" ? "unpublish" : "publish"][language],
      locale ? languageName(locale) : scheduleTexts.allLanguages[language],
      ...(changedBy ? [scheduleTexts.changedBy[language].replace("{name}", () => changedBy)] : []),
    ].join(" · "),
    at: new Date(dueAt),
  }));
}

const preparedReleases = preparedQuery((database: Database) =>
  database
    .select({
      id: releases.id,
      name: releases.name,
      createdAt: releases.createdAt,
      count: count(releaseMembers.id),
    })
    .from(releases)
    .leftJoin(releaseMembers, eq(releaseMembers.releaseId, releases.id))
    .where(eq(releases.state, "open"))
    .groupBy(releases.id)
    .orderBy(desc(releases.createdAt))
    .limit(rowsPerGroup)
    .prepare("desk-releases"),
);

/** Lists releases that are not published yet. */
async function openReleases({ payload }: DashboardReader): Promise<DashboardRow[]> {
  const found = await preparedReleases(database(payload)).execute();
  return found.map(({ id, name, createdAt, count: size }) => ({
    href: releasePath(id),
    text: name,
    at: new Date(createdAt),
    count: size,
  }));
}

/** Lists preview links, which show drafts to people without an account; for editors. */
async function previewLinkRows({
  payload,
  user,
  language,
}: DashboardReader): Promise<DashboardRow[]> {
  if (user.collection !== "staff" || user.role === "writer") {
    return [];
  }
  const found = await allPreviewLinks(database(payload), rowsPerGroup);
  return found.map(({ document, title, locale, createdBy, expiresAt }) => ({
    href: editHref(document, locale),
    text: titleOf(payload, { document, title }, language),
    about: [languageName(locale), createdBy].join(" · "),
    at: new Date(expiresAt),
  }));
}

export const waiting: DashboardSection = {
  name: "waiting",
  heading: label("Esperando por mim", "Waiting for me", "Esperando por mí"),
  groups: async (reader) => {
    const [reviewsWaiting, draftRows, plannedRows, releaseRows, leadRows, linkRows] =
      await Promise.all([
        reviewRows(reader),
        drafts(reader),
        scheduleRows(reader),
        openReleases(reader),
        ownLeads(reader),
        previewLinkRows(reader),
      ]);
    return [
      {
        name: "reviews",
        heading: label("Revisões pedidas", "Reviews asked for", "Revisiones solicitadas"),
        rows: reviewsWaiting,
      },
      {
        name: "drafts",
        heading: label("Meus rascunhos", "My drafts", "Mis borradores"),
        empty: label(
          "Nenhum rascunho seu. Tudo o que você escreveu está no ar.",
          "No drafts of yours. Everything you wrote is live.",
          "Ningún borrador suyo. Todo lo que escribió está en el sitio.",
        ),
        rows: draftRows,
      },
      {
        name: "schedules",
        heading: label("Com hora marcada", "At a time", "Con hora fijada"),
        rows: plannedRows,
      },
      {
        name: "releases",
        heading: label(
          "Lançamentos em preparo",
          "Releases being prepared",
          "Lanzamientos en preparación",
        ),
        rows: releaseRows,
        more: {
          href: "/cms/releases",
          text: label("Todos os lançamentos", "All releases", "Todos los lanzamientos"),
        },
      },
      {
        name: "leads",
        heading: label("Leads que assumi", "Leads I took", "Leads que asumí"),
        rows: leadRows,
      },
      {
        name: "preview-links",
        heading: linkTexts.allTitle,
        rows: linkRows,
        more: { href: previewLinksPath, text: linkTexts.all },
      },
    ];
  },
};
