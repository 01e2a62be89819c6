import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import texts from "./offer-texts/texts.json" with { type: "json" };

type Db = MigrateUpArgs["db"];

interface BlockText {
  path: (string | number)[];
  locale: string;
  from: string;
  to: string;
}

interface ColumnText {
  column: string;
  locale: string;
  from: string;
  to: string;
}

/** Replaces texts in a page's blocks that are still those of the seed; returns whether any was. */
function replaceIn(blocks: unknown, changes: BlockText[]): boolean {
  let isChanged = false;
  for (const { path, locale, from, to } of changes) {
    let at: unknown = blocks;
    for (const step of path) {
      at = typeof at === "object" && at !== null ? (at as Record<string, unknown>)[step] : undefined;
    }
    const localized = at as Record<string, unknown> | undefined | null;
    if (typeof localized === "object" && localized !== null && localized[locale] === from) {
      localized[locale] = to;
      isChanged = true;
    }
  }
  return isChanged;
}

async function replaceBlocks(db: Db, slug: string, changes: BlockText[]): Promise<void> {
  const ids = sql`(SELECT _parent_id FROM pages_locales WHERE _locale = 'pt-BR' AND slug = ${slug})`;
  const { rows: pages } = await db.execute<{ id: string; blocks: unknown }>(
    sql`SELECT id, blocks FROM pages WHERE id IN ${ids}`,
  );
  for (const { id, blocks } of pages) {
    if (replaceIn(blocks, changes)) {
      // The search index is written again for pages that changed after their entry.
      await db.execute(sql`UPDATE pages SET blocks = ${JSON.stringify(blocks)}::jsonb,
        updated_at = now() WHERE id = ${id}`);
    }
  }
  // Earlier versions stay as they were published.
  const { rows: versions } = await db.execute<{ id: string; blocks: unknown }>(
    sql`SELECT id, version_blocks AS blocks FROM _pages_v WHERE latest AND parent_id IN ${ids}`,
  );
  for (const { id, blocks } of versions) {
    if (replaceIn(blocks, changes)) {
      await db.execute(sql`UPDATE _pages_v SET version_blocks = ${JSON.stringify(blocks)}::jsonb
        WHERE id = ${id}`);
    }
  }
}

async function replaceColumn(
  db: Db,
  { table, prefix, where }: { table: string; prefix: string; where: ReturnType<typeof sql> },
  { column, locale, from, to }: ColumnText,
): Promise<void> {
  const name = sql.identifier(prefix + column);
  await db.execute(sql`UPDATE ${sql.identifier(table)} SET ${name} = ${to}
    WHERE _locale = ${locale}::_locales AND ${name} = ${from} AND ${where}`);
}

/** The facts that the replaced texts mention. Those of the fictitious company only where it still is the seed's. */
async function fillFacts(db: Db): Promise<void> {
  const isSeeded = (prefix: string) =>
    sql`${sql.identifier(`${prefix}email`)} = ${texts.seededEmail}`;
  for (const [table, prefix] of [
    ["site_settings", ""],
    ["_site_settings_v", "version_"],
  ] as const) {
    const latest = prefix ? sql`latest` : sql`true`;
    const of = sql.identifier(table);
    for (const [column, value] of Object.entries(texts.numbers)) {
      await db.execute(sql`UPDATE ${of} SET ${sql.identifier(prefix + column)} = ${value}
        WHERE ${latest}`);
    }
    for (const [column, value] of Object.entries(texts.identity)) {
      const name = sql.identifier(prefix + column);
      await db.execute(sql`UPDATE ${of} SET ${name} = ${value}
        WHERE coalesce(${name}, '') = '' AND ${isSeeded(prefix)} AND ${latest}`);
    }
    for (const [locale, facts] of Object.entries(texts.facts)) {
      for (const [column, value] of Object.entries(facts)) {
        await db.execute(sql`UPDATE ${sql.identifier(`${table}_locales`)}
          SET ${sql.identifier(prefix + column)} = ${value}
          WHERE _locale = ${locale}::_locales AND _parent_id IN (
            SELECT id FROM ${of} WHERE ${isSeeded(prefix)} AND ${latest})`);
      }
    }
  }
}

/** Replaces each text that equals `from`; `isBack` restores those that equal `to`. */
async function replaceTexts(db: Db, isBack: boolean): Promise<void> {
  const directed = <Change extends { from: string; to: string }>(change: Change): Change =>
    isBack ? { ...change, from: change.to, to: change.from } : change;
  for (const [slug, { blocks, columns }] of Object.entries(texts.pages)) {
    await replaceBlocks(db, slug, blocks.map((each) => directed<BlockText>(each)));
    const ids = sql`(SELECT _parent_id FROM pages_locales WHERE _locale = 'pt-BR' AND slug = ${slug})`;
    const latest = sql`_parent_id IN (SELECT id FROM _pages_v WHERE latest AND parent_id IN ${ids})`;
    const pages = { table: "pages_locales", prefix: "", where: sql`_parent_id IN ${ids}` };
    const versions = { table: "_pages_v_locales", prefix: "version_", where: latest };
    for (const change of columns.map((each) => directed<ColumnText>(each))) {
      await replaceColumn(db, pages, change);
      await replaceColumn(db, versions, change);
    }
  }
  const latest = sql`_parent_id IN (SELECT id FROM _site_settings_v WHERE latest)`;
  const settings = { table: "site_settings_locales", prefix: "", where: sql`true` };
  const versions = { table: "_site_settings_v_locales", prefix: "version_", where: latest };
  for (const change of texts.settings.map((each) => directed<ColumnText>(each))) {
    await replaceColumn(db, settings, change);
    await replaceColumn(db, versions, change);
  }
  for (const change of texts.plans.map((each) => directed(each))) {
    for (const table of [
      "pricing_plans_features_locales",
      "_pricing_plans_v_version_features_locales",
    ]) {
      await replaceColumn(db, { table, prefix: "", where: sql`true` }, { ...change, column: "text" });
    }
  }
}

/**
 * Replaces texts that contradict the offer where they are still the seed's, with placeholders for the facts of the
 * site settings. Legal texts and articles stay: terms change only with notice (section 16).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await fillFacts(db);
  await replaceTexts(db, false);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replaceTexts(db, true);
}
