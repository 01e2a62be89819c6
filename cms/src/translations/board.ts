import { type Locale, locales } from "contracts";
import { type SQL, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { z } from "zod";
import type { FieldChange } from "../history/field-values.ts";
import type { Database } from "../platform/database.ts";
import { isEmptyDraft } from "../platform/publishing/empty-drafts.ts";
import { readFieldValues } from "./record-translations.ts";
import {
  type TranslatedCollection,
  type TranslatedDocumentRef,
  type TranslatedGlobal,
  type TranslatedKind,
  toDocumentKey,
  translatedCollectionOptions,
  translatedGlobals,
  translatedKinds,
} from "./translated-documents.ts";

export const translationStateNames = ["missing", "draft", "published", "outdated"] as const;
export type TranslationStateName = (typeof translationStateNames)[number];

/** Filters of the board; invalid values are ignored. */
export const boardQuery = z.object({
  kind: z.enum(translatedKinds).optional().catch(undefined),
  locale: z.enum(locales).optional().catch(undefined),
  state: z.enum(translationStateNames).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type BoardQuery = z.output<typeof boardQuery>;

export interface BoardLanguage {
  locale: Locale;
  state: TranslationStateName;
  /** Paths of texts whose source has changed since the translation was last changed or approved. */
  outdated: string[];
}

export type BoardRow = TranslatedDocumentRef & {
  /** Title of the document; null for a global. */
  title: string | null;
  languages: BoardLanguage[];
};

export const boardPageSize = 40;

interface FoundRow extends Pick<BoardRow, "title" | "languages">, Record<string, unknown> {
  kind: string;
  id: string | null;
}

/**
 * SQL: the states of a collection's documents, one row per document and language. Excludes documents in the trash and
 * empty drafts.
 */
function statesOf(collection: TranslatedCollection): SQL {
  const { text, title, hasTitles, hasDrafts } = translatedCollectionOptions[collection];
  const table = collection.replaceAll("-", "_");
  const name = (suffix: string, prefix = "") => sql.identifier(`${prefix}${table}${suffix}`);
  const live = sql`nullif(t.${sql.identifier(text)}, '')`;
  const draft = (column: string) => sql`nullif(vt.${sql.identifier(`version_${column}`)}, '')`;
  const liveTitle = sql`${sql.identifier(hasTitles ? "t" : "d")}.${sql.identifier(title)}`;
  const draftTitle = sql`${sql.identifier(hasTitles ? "vt" : "v")}.${sql.identifier(`version_${title}`)}`;
  const anyDraft = sql`coalesce(${draft(text)}, ${hasTitles ? draft(title) : sql`null`})`;
  const isListed =
    collection === "status-components"
      ? sql`true`
      : sql`d.deleted_at is null and not ${isEmptyDraft(collection)}`;
  const withDrafts = sql`
    left join ${name("_v", "_")} v on v.parent_id = d.id and v.latest
    left join ${name("_v_locales", "_")} vt on vt._parent_id = v.id and vt._locale = l.locale`;
  return sql`
    select ${collection}::text as kind, d.id, d.updated_at, l.locale::text as locale,
      ${hasDrafts ? sql`coalesce(${liveTitle}, ${draftTitle})` : liveTitle} as title,
      case
        when ${live} is null or ${hasDrafts ? sql`d._status <> 'published'` : sql`false`} then
          case when coalesce(${live}, ${hasDrafts ? anyDraft : sql`null`}) is null
            then 'missing' else 'draft' end
        when s.is_outdated then 'outdated'
        else 'published'
      end as state,
      case when s.is_outdated then s.outdated else '[]'::jsonb end as outdated
    from ${name("")} d
    cross join unnest(enum_range(null::_locales)) as l(locale)
    left join ${name("_locales")} t on t._parent_id = d.id and t._locale = l.locale
    ${hasDrafts ? withDrafts : sql``}
    left join translation_states s
      on s.document = ${collection} || '/' || d.id and s.locale = l.locale::text
    where ${isListed}`;
}

/** SQL: the states of a global. A global exists in every language. */
function statesOfGlobal(global: TranslatedGlobal): SQL {
  return sql`
    select ${global}::text as kind, null::uuid as id, d.updated_at, l.locale::text as locale,
      null as title,
      case when s.is_outdated then 'outdated' else 'published' end as state,
      case when s.is_outdated then s.outdated else '[]'::jsonb end as outdated
    from ${sql.identifier(global.replaceAll("-", "_"))} d
    cross join unnest(enum_range(null::_locales)) as l(locale)
    left join translation_states s on s.document = ${global} and s.locale = l.locale::text`;
}

function statesOfKind(kind: TranslatedKind): SQL {
  const global = translatedGlobals.find((each) => each === kind);
  return global ? statesOfGlobal(global) : statesOf(kind as TranslatedCollection);
}

/** Returns a page of the documents in the requested state and language, newest first. */
export async function readBoard(
  database: Database,
  { kind, locale, state, page }: BoardQuery,
): Promise<{ rows: BoardRow[]; hasMore: boolean }> {
  const kinds = kind ? [kind] : translatedKinds;
  const states = sql.join(kinds.map(statesOfKind), sql` union all `);
  const wanted = [
    ...(locale ? [sql`locale = ${locale}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
  ];
  const matches = wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`;
  const { rows } = await database.execute<FoundRow>(sql`
    select kind, id,
      coalesce(max(title) filter (where locale = 'pt-BR'), max(title)) as title,
      jsonb_agg(jsonb_build_object('locale', locale, 'state', state, 'outdated', outdated))
        as languages
    from (${states}) states
    group by kind, id
    having bool_or(${matches})
    order by max(updated_at) desc, kind, id
    limit ${boardPageSize + 1} offset ${(page - 1) * boardPageSize}`);
  const shown = rows
    .slice(0, boardPageSize)
    .map(({ id, ...row }) => (id === null ? row : { ...row, id }) as BoardRow);
  return { rows: shown, hasMore: rows.length > boardPageSize };
}

export type OutdatedFields = Map<string, FieldChange["steps"]>;

/** Returns the form labels of the outdated texts, by document and path. */
export async function findOutdatedFields(
  payload: Payload,
  rows: readonly BoardRow[],
): Promise<Map<string, OutdatedFields>> {
  const outdated = rows.filter(({ languages }) =>
    languages.some(({ state }) => state === "outdated"),
  );
  const found = new Map<string, OutdatedFields>();
  for (const row of outdated) {
    const values = await readFieldValues(payload, row);
    const steps = values.map((place) => [place.path, place.steps] as const);
    found.set(toDocumentKey(row), new Map(steps));
  }
  return found;
}
