import { type AddressedCollection, addressedCollections, type Locale, locales } from "contracts";
import { type SQL, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { z } from "zod";
import type { Database } from "../../ground/database.ts";
import { type PlaceChange, placesIn } from "../changes/places.ts";

export const translationStateNames = ["missing", "draft", "published", "outdated"] as const;
export type TranslationStateName = (typeof translationStateNames)[number];

/** What the board may be asked for; anything else is as if it were not asked. */
export const boardQuery = z.object({
  kind: z.enum(addressedCollections).optional().catch(undefined),
  locale: z.enum(locales).optional().catch(undefined),
  state: z.enum(translationStateNames).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type BoardQuery = z.output<typeof boardQuery>;

export interface BoardLanguage {
  locale: Locale;
  state: TranslationStateName;
  /** Places whose source has changed since. */
  outdated: string[];
}

export interface BoardRow {
  collection: AddressedCollection;
  id: string;
  title: string | null;
  languages: BoardLanguage[];
}

export const boardPageSize = 40;

/** The states of one collection's documents, one row per document and language. */
function statesOf(collection: AddressedCollection): SQL {
  const table = (name: string) => sql.identifier(name);
  return sql`
    select ${collection}::text as collection, d.id, d.updated_at, l.locale::text as locale,
      coalesce(t.title, vt.version_title) as title,
      case
        when d._status = 'published' and t.slug is not null and s.is_outdated then 'outdated'
        when d._status = 'published' and t.slug is not null then 'published'
        when coalesce(vt.version_slug, vt.version_title, t.slug) is not null then 'draft'
        else 'missing'
      end as state,
      case when s.is_outdated then s.outdated else '[]'::jsonb end as outdated
    from ${table(collection)} d
    cross join unnest(enum_range(null::_locales)) as l(locale)
    left join ${table(`${collection}_locales`)} t on t._parent_id = d.id and t._locale = l.locale
    left join ${table(`_${collection}_v`)} v on v.parent_id = d.id and v.latest
    left join ${table(`_${collection}_v_locales`)} vt
      on vt._parent_id = v.id and vt._locale = l.locale
    left join translation_states s
      on s.document = ${collection} || '/' || d.id and s.locale = l.locale::text`;
}

/** A page of the documents that are in the asked state in the asked language, newest first. */
export async function readBoard(
  database: Database,
  { kind, locale, state, page }: BoardQuery,
): Promise<{ rows: BoardRow[]; hasMore: boolean }> {
  const collections = kind ? [kind] : addressedCollections;
  const states = sql.join(collections.map(statesOf), sql` union all `);
  const wanted = [
    ...(locale ? [sql`locale = ${locale}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
  ];
  const matches = wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`;
  const { rows } = await database.execute<BoardRow & Record<string, unknown>>(sql`
    select collection, id,
      coalesce(max(title) filter (where locale = 'pt-BR'), max(title)) as title,
      jsonb_agg(jsonb_build_object('locale', locale, 'state', state, 'outdated', outdated))
        as languages
    from (${states}) states
    group by collection, id
    having bool_or(${matches})
    order by max(updated_at) desc, id
    limit ${boardPageSize + 1} offset ${(page - 1) * boardPageSize}`);
  return { rows: rows.slice(0, boardPageSize), hasMore: rows.length > boardPageSize };
}

export type OutdatedPlaces = Map<string, PlaceChange["steps"]>;

/** Where the texts stand that the board calls out of date, by document and path. */
export async function outdatedPlaces(
  payload: Payload,
  rows: readonly BoardRow[],
): Promise<Map<string, OutdatedPlaces>> {
  const outdated = rows.filter(({ languages }) =>
    languages.some(({ state }) => state === "outdated"),
  );
  const found = new Map<string, OutdatedPlaces>();
  for (const [collection, ofOne] of Map.groupBy(outdated, (row) => row.collection)) {
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ofOne.map(({ id }) => id) } },
      depth: 0,
      limit: boardPageSize,
      locale: "all",
      pagination: false,
    });
    const fields = payload.collections[collection].config.flattenedFields;
    for (const doc of docs) {
      const places = placesIn(fields, doc as object as Record<string, unknown>);
      const steps = places.map((place) => [place.path, place.steps] as const);
      found.set(`${collection}/${doc.id}`, new Map(steps));
    }
  }
  return found;
}
