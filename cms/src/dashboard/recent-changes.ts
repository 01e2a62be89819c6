import { desc, sql } from "drizzle-orm";
import {
  getDocumentTitle,
  getEditHref,
  getKindLabel,
  getLanguageName,
} from "../platform/admin/documents.ts";
import { documentChanges } from "../platform/app-tables.ts";
import { type Database, database, prepareQuery } from "../platform/database.ts";
import { type Label, label } from "../platform/i18n/label.ts";
import { isEmptyDraftDocument } from "../platform/publishing/empty-drafts.ts";
import { type DashboardSection, rowsPerGroup } from "./section.ts";

const newestChanges = prepareQuery((database: Database) =>
  database
    .select()
    .from(documentChanges)
    .where(sql`not ${isEmptyDraftDocument(documentChanges.document)}`)
    .orderBy(desc(documentChanges.savedAt))
    .limit(rowsPerGroup)
    .prepare("dashboard-recent-changes"),
);

const publishedText = label("publicou", "published", "publicó");
const unpublishedText = label("tirou do site", "unpublished", "retiró del sitio");
const savedText = label("salvou um rascunho", "saved a draft", "guardó un borrador");

type Change = typeof documentChanges.$inferSelect;

/**
 * Formats the action of a change: "publicou", or "publicou · Português (Brasil)" if only one language was published.
 */
function formatAction(
  { isPublished, isUnpublished, locale }: Pick<Change, "isPublished" | "isUnpublished" | "locale">,
  language: keyof Label,
): string {
  const act = isPublished ? publishedText : isUnpublished ? unpublishedText : savedText;
  return [act[language], getLanguageName(locale)].filter(Boolean).join(" · ");
}

export const recentChangesSection: DashboardSection = {
  name: "recent",
  heading: label("Mudanças recentes", "Recent changes", "Cambios recientes"),
  groups: async ({ payload, language }) => {
    const rows = await newestChanges(database(payload)).execute();
    return [
      {
        name: "changes",
        heading: label("Quem mudou o quê", "Who changed what", "Quién cambió qué"),
        empty: label(
          "Ninguém mudou nada ainda.",
          "Nobody has changed anything yet.",
          "Nadie ha cambiado nada todavía.",
        ),
        rows: rows.map(({ document, title, staffName, savedAt, ...act }) => ({
          href: document.includes("/") ? `${getEditHref(document)}/history` : getEditHref(document),
          text: getDocumentTitle(payload, { document, title }, language),
          about: `${getKindLabel(payload, document, language)} · ${staffName} ${formatAction(act, language)}`,
          at: new Date(savedAt),
        })),
      },
    ];
  },
};
