import { addressedCollections } from "contracts";
import { type SQL, sql } from "drizzle-orm";
import type { CollectionSlug, Payload } from "payload";
import { listFieldValues } from "../history/field-values.ts";
import { formatFieldPath } from "../history/format-change.ts";
import { type Database, database } from "../platform/database.ts";

/** Collections whose documents can be referenced by other documents. */
export const referencedCollections = [
  ...addressedCollections,
  "testimonials",
  "pricing-plans",
  "media",
] as const;
export type ReferencedCollection = (typeof referencedCollections)[number];

/** Collections and globals that can reference documents, with their tables. */
const referencingKinds = [
  { slug: "pages", table: "pages", parts: ["pages_locales"] },
  { slug: "posts", table: "posts", parts: ["posts_locales", "posts_rels"] },
  { slug: "legal", table: "legal", parts: ["legal_locales"] },
  { slug: "categories", table: "categories", parts: [] },
  { slug: "tags", table: "tags", parts: [] },
  { slug: "authors", table: "authors", parts: ["authors_locales"] },
  { slug: "pricing-plans", table: "pricing_plans", parts: ["pricing_plans_rels"] },
  { slug: "announcements", table: "announcements", parts: ["announcements_rels"] },
  { slug: "navigation", table: "navigation", parts: ["navigation_rels"] },
  { slug: "site-settings", table: "site_settings", parts: [] },
] as const;

type ReferencingKind = (typeof referencingKinds)[number];

export interface ReferencingDocument {
  /** `pages/ID`, or the slug of a global. */
  document: string;
  title: string;
  /** True if the published version contains the reference; false if only a draft contains it. */
  isLive: boolean;
  /** Descriptions of the fields, such as "Seção 2, Abertura: Foto". */
  places: string[];
}

export const maxReferences = 50;

/** SQL condition: a row contains the id anywhere. Ids are UUIDs, so each occurrence is a reference. */
function containsId(table: SQL, id: string): SQL<boolean> {
  return sql<boolean>`position(${id} in to_jsonb(${table})::text) > 0`;
}

/** Returns the names of the tables with documents, with versions, and with the parts of documents and versions. */
function tablesOf({ table, parts }: ReferencingKind) {
  return {
    documents: sql.identifier(table),
    versions: sql.identifier(`_${table}_v`),
    parts: parts.map((part) => ({
      ofDocuments: sql.identifier(part),
      ofVersions: sql.identifier(`_${part.replace(table, `${table}_v`)}`),
      /** Column with the id of the document or version that the part belongs to. */
      owner: sql.identifier(part.endsWith("_rels") ? "parent_id" : "_parent_id"),
    })),
  };
}

function rowsOf(user: ReferencingKind, id: string): SQL {
  const { slug } = user;
  const { documents, versions, parts } = tablesOf(user);
  const inParts = (table: "ofDocuments" | "ofVersions", ownerId: SQL) =>
    parts.map(
      ({ [table]: part, owner }) =>
        sql`exists (select 1 from ${part} p where p.${owner} = ${ownerId} and ${containsId(sql`p`, id)})`,
    );
  const live = sql.join([containsId(sql`d`, id), ...inParts("ofDocuments", sql`d.id`)], sql` or `);
  const draft = sql.join([containsId(sql`v`, id), ...inParts("ofVersions", sql`v.id`)], sql` or `);
  const isGlobal = slug === "navigation" || slug === "site-settings";
  return sql`
    select ${slug}::text as slug, d.id::text as id,
      d._status = 'published' and (${live}) as is_live
    from ${documents} d
    left join ${versions} v on v.latest ${isGlobal ? sql`` : sql`and v.parent_id = d.id`}
    where d.id::text <> ${id} and ((${live}) or (v.id is not null and (${draft})))`;
}

interface ReferenceRow extends Record<string, unknown> {
  slug: ReferencingKind["slug"];
  id: string;
  is_live: boolean;
}

async function findRows(db: Database, id: string): Promise<ReferenceRow[]> {
  const all = sql.join(
    referencingKinds.map((user) => rowsOf(user, id)),
    sql` union all `,
  );
  const { rows } = await db.execute<ReferenceRow>(sql`${all} limit ${maxReferences}`);
  return rows;
}

/**
 * SQL: JSON of all rows that may refer to documents, in published content or in the newest drafts. The JSON is in a
 * column `text`.
 */
const referringTexts = sql.join(
  referencingKinds.flatMap((user) => {
    const { documents, versions, parts } = tablesOf(user);
    return [
      sql`select to_jsonb(d)::text as text from ${documents} d`,
      sql`select to_jsonb(v)::text from ${versions} v where v.latest`,
      ...parts.flatMap(({ ofDocuments, ofVersions, owner }) => [
        sql`select to_jsonb(p)::text from ${ofDocuments} p`,
        sql`select to_jsonb(p)::text from ${ofVersions} p join ${versions} v on v.id = p.${owner} where v.latest`,
      ]),
    ];
  }),
  sql` union all `,
);

/** Returns the subset of ids to which a document refers, in published content or in a draft. */
export async function findReferencedIds(
  db: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) {
    return new Set();
  }
  const candidates = sql.join(
    [...new Set(ids)].map((id) => sql`(${id})`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    with texts as materialized (${referringTexts})
    select c.id from (values ${candidates}) c(id)
    where exists (select 1 from texts where position(c.id in texts.text) > 0)`);
  return new Set(rows.map(({ id }) => id));
}

function isMention(value: unknown, id: string): boolean {
  return (JSON.stringify(value) ?? "").includes(id);
}

async function readReferencingDocument(
  payload: Payload,
  { slug, id, is_live: isLive }: ReferenceRow,
) {
  const options = { depth: 0, draft: !isLive, locale: "all" } as const;
  if (slug === "navigation" || slug === "site-settings") {
    const config = payload.config.globals.find((global) => global.slug === slug);
    const document: object = await payload.findGlobal({ slug, ...options });
    return { document, fields: config?.flattenedFields ?? [] };
  }
  const document: object = await payload.findByID({ collection: slug, id, ...options });
  return { document, fields: payload.collections[slug as CollectionSlug].config.flattenedFields };
}

function titleIn(values: Record<string, unknown>): string {
  const title = values.title ?? values.name ?? values.text;
  const texts = typeof title === "object" && title !== null ? Object.values(title) : [title];
  return texts.find((text): text is string => typeof text === "string" && text !== "") ?? "";
}

/**
 * Finds the documents that reference a document or image, in published content or in a draft. Returns them with the
 * labels of the referencing fields.
 */
export async function findReferences(
  payload: Payload,
  id: string,
  language: string,
): Promise<ReferencingDocument[]> {
  const rows = await findRows(database(payload), id);
  const references: ReferencingDocument[] = [];
  for (const row of rows) {
    const { document, fields } = await readReferencingDocument(payload, row);
    const values = document as Record<string, unknown>;
    const places = listFieldValues(fields, values)
      .filter(({ path, value }) => !path.endsWith(".#") && isMention(value, id))
      .map(({ steps }) => formatFieldPath(steps, language));
    references.push({
      document:
        row.slug === "navigation" || row.slug === "site-settings"
          ? row.slug
          : `${row.slug}/${row.id}`,
      title: titleIn(values),
      isLive: row.is_live,
      places: [...new Set(places)],
    });
  }
  return references;
}
