import { asc, count, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { leads, staff } from "../payload-schema.ts";
import {
  getDocumentTitle,
  getEditHref,
  getKindLabel,
  getLanguageName,
  isInTrash,
  selectNewestTitle,
} from "../platform/admin/documents.ts";
import { documentChanges, releaseItems, releases, reviews } from "../platform/app-tables.ts";
import { type Database, database, prepareQuery } from "../platform/database.ts";
import { label } from "../platform/i18n/label.ts";
import { isEmptyDraftDocument } from "../platform/publishing/empty-drafts.ts";
import { previewLinkTexts } from "../preview/admin/texts.ts";
import { previewLinksPath } from "../preview/links-path.ts";
import { listAllPreviewLinks } from "../preview/preview-links.ts";
import { scheduleTexts } from "../schedule/admin/texts.ts";
import { listUpcomingSchedules } from "../schedule/list-planned.ts";
import { releasePath, releasesPath } from "../schedule/releases/release-path.ts";
import {
  type DashboardContext,
  type DashboardRow,
  type DashboardSection,
  rowsPerGroup,
} from "./section.ts";

/** SQL condition: a document was published in this language after this time. */
function isPublishedSince(
  document: SQLWrapper,
  { locale, time }: { locale: SQLWrapper; time: SQLWrapper },
): SQL {
  return sql`exists (
    select from ${documentChanges} p
    where p.document = ${document} and p.is_published and p.saved_at > ${time}
      and p.locale in ('', ${locale}))`;
}

/** Documents that have a draft by the user which is newer than the last publish. */
const myDrafts = prepareQuery((database: Database) => {
  const { document, locale, savedAt } = documentChanges;
  const newest = database
    .selectDistinctOn([document])
    .from(documentChanges)
    .where(
      sql`${documentChanges.staffId} = ${sql.placeholder("staffId")}
        and not ${documentChanges.isPublished} and not ${documentChanges.isUnpublished}
        and not ${isPublishedSince(document, { locale, time: savedAt })}`,
    )
    .orderBy(document, desc(savedAt))
    .as("newest");
  return database
    .select()
    .from(newest)
    .where(sql`not ${isInTrash(newest.document)} and not ${isEmptyDraftDocument(newest.document)}`)
    .orderBy(desc(newest.savedAt))
    .limit(rowsPerGroup)
    .prepare("dashboard-my-drafts");
});

async function myDraftRows({ payload, user, language }: DashboardContext): Promise<DashboardRow[]> {
  const rows = await myDrafts(database(payload)).execute({ staffId: user.id });
  return rows.map(({ document, title, locale, savedAt }) => ({
    href: getEditHref(document, locale),
    text: getDocumentTitle(payload, { document, title }, language),
    about: [getKindLabel(payload, document, language), getLanguageName(locale)].join(" · "),
    at: new Date(savedAt),
  }));
}

const myLeads = prepareQuery((database: Database) =>
  database
    .select({ id: leads.id, name: leads.name, company: leads.company, remindAt: leads.remindAt })
    .from(leads)
    .where(
      sql`${eq(leads.owner, sql.placeholder("staffId"))} and ${leads.state} in ('new', 'contacted')`,
    )
    .orderBy(sql`${leads.remindAt} nulls last`, sql`${leads.createdAt} desc`)
    .limit(rowsPerGroup)
    .prepare("dashboard-my-leads"),
);

async function ownLeadRows({
  payload,
  user,
  permissions,
}: DashboardContext): Promise<DashboardRow[]> {
  if (!permissions.collections?.leads?.read) {
    return [];
  }
  const rows = await myLeads(database(payload)).execute({ staffId: user.id });
  return rows.map(({ id, name, company, remindAt }) => ({
    href: `/cms/collections/leads/${id}`,
    text: name,
    ...(company ? { about: company } : {}),
    ...(remindAt ? { at: new Date(remindAt) } : {}),
  }));
}

const reviewedDocument = sql<string>`${reviews.collection} || '/' || ${reviews.documentId}`;

const reviewRequests = prepareQuery((database: Database) =>
  database
    .select({
      document: reviewedDocument,
      title: selectNewestTitle(reviewedDocument),
      locale: reviews.locale,
      askedAt: reviews.askedAt,
      askedBy: staff.name,
    })
    .from(reviews)
    .leftJoin(staff, eq(staff.id, reviews.staffId))
    .where(sql`${eq(reviews.state, "waiting")} and not ${isInTrash(reviewedDocument)}`)
    .orderBy(asc(reviews.askedAt))
    .limit(rowsPerGroup)
    .prepare("dashboard-reviews"),
);

/** Lists writers' requests for a review, oldest first. */
async function reviewRows({ payload, user, language }: DashboardContext): Promise<DashboardRow[]> {
  if (user.collection !== "staff" || user.role === "writer") {
    return [];
  }
  const rows = await reviewRequests(database(payload)).execute();
  return rows.map(({ document, title, locale, askedAt, askedBy }) => ({
    href: getEditHref(document, locale),
    text: getDocumentTitle(payload, { document, title }, language),
    about: [getLanguageName(locale), askedBy].filter(Boolean).join(" · "),
    at: new Date(askedAt),
  }));
}

const returnedReviews = prepareQuery((database: Database) => {
  const { locale, endedAt: time } = reviews;
  return database
    .select({
      document: reviewedDocument,
      title: selectNewestTitle(reviewedDocument),
      locale,
      answer: reviews.answer,
      endedAt: reviews.endedAt,
    })
    .from(reviews)
    .where(
      sql`${eq(reviews.state, "returned")} and ${reviews.staffId} = ${sql.placeholder("staffId")}
        and not exists (
          select from ${reviews} later
          where later.collection = ${reviews.collection} and later.locale = ${locale}
            and later.document_id = ${reviews.documentId} and later.asked_at > ${reviews.askedAt})
        and not ${isPublishedSince(reviewedDocument, { locale, time })}
        and not ${isInTrash(reviewedDocument)}`,
    )
    .orderBy(desc(time))
    .limit(rowsPerGroup)
    .prepare("dashboard-returned-reviews");
});

/**
 * Lists the user's drafts that an editor returned. A draft is listed until it is published or submitted for review
 * again.
 */
async function returnedRows({
  payload,
  user,
  language,
}: DashboardContext): Promise<DashboardRow[]> {
  const rows = await returnedReviews(database(payload)).execute({ staffId: user.id });
  return rows.map(({ document, title, locale, answer, endedAt }) => ({
    href: getEditHref(document, locale),
    text: getDocumentTitle(payload, { document, title }, language),
    about: [getLanguageName(locale), answer].filter(Boolean).join(" · "),
    ...(endedAt ? { at: new Date(endedAt) } : {}),
  }));
}

/** Lists scheduled publishes and unpublishes. */
async function scheduleRows({ payload, language }: DashboardContext): Promise<DashboardRow[]> {
  const rows = await listUpcomingSchedules(database(payload), rowsPerGroup);
  return rows.map(({ document, title, action, locale, dueAt, changedBy }) => ({
    href: getEditHref(document, locale ?? undefined),
    text: getDocumentTitle(payload, { document, title }, language),
    about: [
      scheduleTexts[action === "unpublish" ? "unpublish" : "publish"][language],
      locale ? getLanguageName(locale) : scheduleTexts.allLanguages[language],
      ...(changedBy ? [scheduleTexts.changedBy[language].replace("{name}", () => changedBy)] : []),
    ].join(" · "),
    at: new Date(dueAt),
  }));
}

const preparedReleases = prepareQuery((database: Database) =>
  database
    .select({
      id: releases.id,
      name: releases.name,
      createdAt: releases.createdAt,
      count: count(releaseItems.id),
    })
    .from(releases)
    .leftJoin(releaseItems, eq(releaseItems.releaseId, releases.id))
    .where(eq(releases.state, "open"))
    .groupBy(releases.id)
    .orderBy(desc(releases.createdAt))
    .limit(rowsPerGroup)
    .prepare("dashboard-releases"),
);

/** Lists releases that are not published yet. */
async function openReleaseRows({ payload }: DashboardContext): Promise<DashboardRow[]> {
  const rows = await preparedReleases(database(payload)).execute();
  return rows.map(({ id, name, createdAt, count: size }) => ({
    href: releasePath(id),
    text: name,
    at: new Date(createdAt),
    count: size,
  }));
}

/** Lists preview links for editors. A preview link shows drafts to people without an account. */
async function previewLinkRows({
  payload,
  user,
  language,
}: DashboardContext): Promise<DashboardRow[]> {
  if (user.collection !== "staff" || user.role === "writer") {
    return [];
  }
  const rows = await listAllPreviewLinks(database(payload), rowsPerGroup);
  return rows.map(({ document, title, locale, createdBy, expiresAt }) => ({
    href: getEditHref(document, locale),
    text: getDocumentTitle(payload, { document, title }, language),
    about: [getLanguageName(locale), createdBy].join(" · "),
    at: new Date(expiresAt),
  }));
}

export const pendingWorkSection: DashboardSection = {
  name: "waiting",
  heading: label("Esperando por mim", "Waiting for me", "Esperando por mí"),
  groups: async (context) => {
    const [returned, reviewsWaiting, draftRows, plannedRows, releaseRows, leadRows, linkRows] =
      await Promise.all([
        returnedRows(context),
        reviewRows(context),
        myDraftRows(context),
        scheduleRows(context),
        openReleaseRows(context),
        ownLeadRows(context),
        previewLinkRows(context),
      ]);
    return [
      {
        name: "returned",
        heading: label("Devolvidos a mim", "Returned to me", "Devueltos a mí"),
        rows: returned,
      },
      {
        name: "reviews",
        heading: label("Revisões pedidas", "Requested reviews", "Revisiones solicitadas"),
        rows: reviewsWaiting,
      },
      {
        name: "drafts",
        heading: label("Meus rascunhos", "My drafts", "Mis borradores"),
        empty: label("Nenhum rascunho seu.", "You have no drafts.", "No tiene borradores."),
        rows: draftRows,
      },
      {
        name: "schedules",
        heading: label("Publicações agendadas", "Scheduled", "Publicaciones programadas"),
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
          href: releasesPath,
          text: label("Todos os lançamentos", "All releases", "Todos los lanzamientos"),
        },
      },
      {
        name: "leads",
        heading: label("Contatos que assumi", "Contacts I took", "Contactos que asumí"),
        rows: leadRows,
      },
      {
        name: "preview-links",
        heading: previewLinkTexts.allTitle,
        rows: linkRows,
        more: { href: previewLinksPath, text: previewLinkTexts.all },
      },
    ];
  },
};
