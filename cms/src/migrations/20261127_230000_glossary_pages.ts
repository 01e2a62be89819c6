import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { locales } from "contracts";
import { readContentFiles } from "../seed/content-files.ts";
import { SeededIds } from "../seed/references.ts";
import { readSeededTerms, type SeededTerm } from "../seed/term-pages.ts";
import { addPage, type Copy } from "./blocks/add-page.ts";
import { type Block, editBlocksOf } from "./blocks/edit-blocks.ts";
import laterTexts from "./graded-texts/texts.json" with { type: "json" };

type Db = MigrateUpArgs["db"];

interface Term {
  anchor?: string;
  name?: Copy;
  meaning?: Copy;
  page?: string | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  blocks: Block[];
}

const hasGlossary = '$[*] ? (@.blockType == "glossary")';

function termsIn(blocks: Block[]): Term[] {
  return blocks.flatMap(({ blockType, terms }) =>
    blockType === "glossary" ? ((terms ?? []) as Term[]) : [],
  );
}

/** Returns the ids of the documents that still have the seed's slug in Portuguese. */
async function readIds(db: Db): Promise<SeededIds> {
  const ids = new SeededIds();
  for (const collection of ["pages", "posts"] as const) {
    const { rows } = await db.execute<{ id: string; slug: string }>(
      sql`SELECT _parent_id AS id, slug FROM ${sql.identifier(`${collection}_locales`)}
        WHERE _locale = 'pt-BR' AND slug IS NOT NULL`,
    );
    const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
    for (const { key, data } of await readContentFiles(collection)) {
      const id = idOf.get((data.slug as Record<string, string>)["pt-BR"] ?? "");
      if (id) {
        ids.set(collection, key, id);
      }
    }
  }
  return ids;
}

/** Returns the slugs of a term's page below the glossary's page, in the languages that the glossary has. */
async function slugsBelow(db: Db, glossary: string, { slug }: SeededTerm["page"]): Promise<Copy> {
  const { rows } = await db.execute<{ locale: string; slug: string }>(
    sql`SELECT _locale::text AS locale, slug FROM pages_locales
      WHERE _parent_id = ${glossary} AND slug <> ''`,
  );
  const above = new Map(rows.map((row) => [row.locale, row.slug]));
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const own = slug[locale].slice(slug[locale].lastIndexOf("/") + 1);
      const path = above.get(locale);
      return path ? [[locale, `${path}/${own}`]] : [];
    }),
  );
}

/** Returns the page that has one of the slugs, also if it is a draft or in the trash. */
async function pageAt(db: Db, slugs: Copy): Promise<string | undefined> {
  for (const [locale, slug] of Object.entries(slugs)) {
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT _parent_id AS id FROM pages_locales
        WHERE _locale = ${locale}::_locales AND slug = ${slug}`,
    );
    if (rows[0]) {
      return rows[0].id;
    }
  }
  return undefined;
}

/** Wordings that a later migration replaces, by the wording in the seed. */
const earlierWordings = new Map(laterTexts.pages.glossario.map(({ from, to }) => [to, from]));

/** Returns true if name and meaning are still the seed's in each language. */
function isSeeded({ name, meaning }: Term, seeded: SeededTerm): boolean {
  const isUnchanged = (text: string | null | undefined, wording: string) =>
    text === wording || text === earlierWordings.get(wording);
  return locales.every(
    (locale) =>
      isUnchanged(name?.[locale], seeded.name[locale]) &&
      isUnchanged(meaning?.[locale], seeded.meaning[locale]),
  );
}

/** Sets the page of each term in the published blocks, and in those of the newest version. */
function linkTerms(db: Db, page: string, pageOf: ReadonlyMap<string, string>): Promise<void> {
  return editBlocksOf(db, sql`(${page}::uuid)`, (blocks) => {
    for (const term of termsIn(blocks)) {
      term.page ??= pageOf.get(term.anchor ?? "") ?? null;
    }
    return true;
  });
}

/**
 * Adds the pages of the glossary's terms to a site that has the seed's glossary. The page of a term that was edited is
 * a draft, because its text may contradict the edit; a term that was removed gets none. A new site has no pages yet.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const { rows: glossaries } = await db.execute<Row>(sql`SELECT id, blocks FROM pages
    WHERE deleted_at IS NULL AND blocks @? ${hasGlossary}::jsonpath ORDER BY created_at`);
  if (glossaries.length === 0) {
    return;
  }
  const seeded = await readSeededTerms(payload.config, await readIds(db));
  const pageOf = new Map<string, string>();
  for (const { id, blocks } of glossaries) {
    for (const term of termsIn(blocks)) {
      const known = seeded.find(({ anchor }) => anchor === term.anchor);
      if (!known || term.page || pageOf.has(known.anchor)) {
        continue;
      }
      const slugs = await slugsBelow(db, id, known.page);
      if (Object.keys(slugs).length === 0) {
        continue;
      }
      const status = isSeeded(term, known) ? "published" : "draft";
      const page = (await pageAt(db, slugs)) ?? (await addPage(db, { ...known.page, slugs, status }));
      pageOf.set(known.anchor, page);
    }
    await linkTerms(db, id, pageOf);
  }
}

/** The pages stay: the previous version shows them like any other. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const { rows } = await db.execute<Row>(sql`SELECT id, blocks FROM pages
    WHERE blocks @? ${hasGlossary}::jsonpath`);
  for (const { id, blocks } of rows) {
    for (const term of termsIn(blocks)) {
      delete term.page;
    }
    await db.execute(sql`UPDATE pages SET blocks = ${JSON.stringify(blocks)}::jsonb, updated_at = now()
      WHERE id = ${id}`);
  }
}
