import { type Locale, releaseScheduleKind } from "contracts";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { CollectionSlug, Payload } from "payload";
import {
  announcements,
  authors,
  categories,
  legal,
  media,
  pages,
  posts,
  pricing_plans,
  tags,
  testimonials,
} from "../../payload-schema.ts";
import { documentChanges, releases, schedules } from "../app-tables.ts";
import { type Label, label } from "../i18n/label.ts";
import { contentLocales } from "../i18n/locales.ts";
import { isDocumentFound } from "../publishing/find-document.ts";

/** SQL: the document of a schedule as `pages/ID`, or a global's slug. */
export const scheduledDocumentKey = sql<string>`concat_ws('/', ${schedules.kind}, ${schedules.documentId})`;

/** SQL: newest title in the change history; seeded documents have none. */
export const selectNewestTitle = (document: SQL) => sql<string>`coalesce((
  select title from ${documentChanges} c
  where c.document = ${document} order by saved_at desc limit 1), (
  select name from ${releases} r where ${releaseScheduleKind} || '/' || r.id = ${document}), '')`;

const collectionsWithTrash = [
  announcements,
  authors,
  categories,
  legal,
  media,
  pages,
  posts,
  pricing_plans,
  tags,
  testimonials,
];

/** SQL: true if the document (`pages/ID`) is in the trash. */
export function isInTrash(document: SQLWrapper): SQL {
  return isDocumentFound(document, (id) =>
    collectionsWithTrash.map(
      (table) =>
        sql`select 1 from ${table} where ${table.id} = ${id} and ${table.deletedAt} is not null`,
    ),
  );
}

const untitled = label("(sem título)", "(untitled)", "(sin título)");

/** Returns the path of the edit screen of `pages/ID` or a global's slug. */
export function getEditHref(document: string, locale?: string): string {
  if (document.startsWith(`${releaseScheduleKind}/`)) {
    return `/cms/releases/${document.slice(releaseScheduleKind.length + 1)}`;
  }
  const place = document.includes("/") ? `collections/${document}` : `globals/${document}`;
  return `/cms/${place}${locale ? `?locale=${locale}` : ""}`;
}

/** Returns a label of Payload's configuration in a language of the admin screens. */
export function getLabel(value: unknown, language: keyof Label): string {
  if (typeof value === "string") {
    return value;
  }
  const texts = (value ?? {}) as Partial<Label>;
  return texts[language] ?? texts.pt ?? "";
}

/** Returns the name of a document's kind: "Página", "Dados do site". */
export function getKindLabel(payload: Payload, document: string, language: keyof Label): string {
  const [slug = ""] = document.split("/");
  const collection = payload.config.collections.find((each) => each.slug === slug);
  const global = payload.config.globals.find((each) => each.slug === slug);
  return getLabel(collection?.labels.singular ?? global?.label, language);
}

/** Returns a document's title, or the name of its kind if it has no title. */
export function getDocumentTitle(
  payload: Payload,
  { document, title }: { document: string; title: string },
  language: keyof Label,
): string {
  return (
    title ||
    (document.includes("/") ? untitled[language] : getKindLabel(payload, document, language))
  );
}

interface DraftTitle {
  collection: CollectionSlug;
  id: string;
  locale: Locale;
  /** Language whose title is used if the document has no title in the requested language. */
  fallbackLocale?: Locale;
}

/** Returns the title of a document's draft in a language; undefined if the draft has no title. */
export async function readDraftTitle(
  payload: Payload,
  { collection, id, locale, fallbackLocale }: DraftTitle,
): Promise<string | undefined> {
  const { useAsTitle = "id" } = payload.collections[collection].config.admin;
  const found = await payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    locale,
    ...(fallbackLocale ? { fallbackLocale } : {}),
    disableErrors: true,
  });
  const values: Record<string, unknown> = { ...found };
  const title = values[useAsTitle];
  return typeof title === "string" && title !== "" ? title : undefined;
}

export function getLanguageName(locale: string): string {
  return contentLocales.find(({ code }) => code === locale)?.label ?? locale;
}
