import { eq, sql } from "drizzle-orm";
import { type Database, database, preparedQuery } from "../ground/database.ts";
import { label } from "../ground/i18n/label.ts";
import { contentLocales } from "../ground/i18n/locales.ts";
import { documentChanges } from "../ground/own-tables.ts";
import { leads } from "../payload-schema.ts";
import { editHref, kindOf, titleOf } from "./documents.ts";
import { type DeskReader, type DeskRow, type DeskSection, rowsPerGroup } from "./section.ts";

/** Documents whose newest version is a draft of this person's. */
const myDrafts = preparedQuery((database: Database) => {
  const newest = database
    .selectDistinctOn([documentChanges.document])
    .from(documentChanges)
    .orderBy(documentChanges.document, sql`${documentChanges.savedAt} desc`)
    .as("newest");
  return database
    .select()
    .from(newest)
    .where(sql`${newest.staffId} = ${sql.placeholder("staffId")} and not ${newest.isPublished}`)
    .orderBy(sql`${newest.savedAt} desc`)
    .limit(rowsPerGroup)
    .prepare("desk-my-drafts");
});

async function drafts({ payload, user, language }: DeskReader): Promise<DeskRow[]> {
  const found = await myDrafts(database(payload)).execute({ staffId: user.id });
  return found.map(({ document, title, locale, savedAt }) => ({
    href: editHref(document, locale),
    text: titleOf(payload, { document, title }, language),
    about: [
      kindOf(payload, document, language),
      contentLocales.find(({ code }) => code === locale)?.label,
    ]
      .filter(Boolean)
      .join(" · "),
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

async function ownLeads({ payload, user, permissions }: DeskReader): Promise<DeskRow[]> {
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

export const waiting: DeskSection = {
  name: "waiting",
  heading: label("Esperando por mim", "Waiting for me", "Esperando por mí"),
  groups: async (reader) => {
    const [draftRows, leadRows] = await Promise.all([drafts(reader), ownLeads(reader)]);
    return [
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
        name: "leads",
        heading: label("Leads que assumi", "Leads I took", "Leads que asumí"),
        rows: leadRows,
      },
    ];
  },
};
