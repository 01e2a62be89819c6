import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { locales } from "contracts";
import { type Block, editBlocks } from "./blocks/edit-blocks.ts";
import { replacePageTexts, type TextChange, undone, undoneTexts } from "./blocks/replace-texts.ts";
import additions from "./graded-texts/sections.json" with { type: "json" };
import texts from "./graded-texts/texts.json" with { type: "json" };

type Db = MigrateUpArgs["db"];

interface ColumnChange extends TextChange {
  column: string;
}

interface Question {
  id: string;
  question: Record<string, string>;
  answer: Record<string, string>;
}

interface Aside {
  link: { anchor?: string; document?: { relationTo: string; value: string } };
}

interface Action {
  link: { label?: Record<string, string>; document?: { relationTo: string; value: string } };
}

/**
 * Replaces the text nodes of rich text that a change names; returns whether there was any. Below the name of a
 * language, only the changes in that language count.
 */
function replaceNodes(value: unknown, changes: TextChange[]): boolean {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const node = value as Record<string, unknown>;
  const change = node.type === "text" ? changes.find(({ from }) => node.text === from) : undefined;
  if (change) {
    node.text = change.to;
  }
  let isChanged = change !== undefined;
  for (const [key, child] of Object.entries(node)) {
    const isLocale = (locales as readonly string[]).includes(key);
    const own = isLocale ? changes.filter(({ locale }) => locale === key) : changes;
    isChanged = replaceNodes(child, own) || isChanged;
  }
  return isChanged;
}

const headingOf = ({ heading }: Block) =>
  (heading as Record<string, string> | undefined)?.["pt-BR"];

/** Adds a section above the one with the Portuguese heading `before`, if the seed's page still has that one. */
function addSection(blocks: Block[], { before, block }: { before: string; block: Block }): boolean {
  const index = blocks.findIndex((each) => headingOf(each) === before);
  if (index < 0 || blocks.some(({ anchor }) => anchor === block.anchor)) {
    return false;
  }
  blocks.splice(index, 0, block);
  return true;
}

function removeSection(blocks: Block[], { blockType, anchor }: Block): boolean {
  const index = blocks.findIndex(
    (block) => block.blockType === blockType && block.anchor === anchor,
  );
  if (index >= 0) {
    blocks.splice(index, 1);
  }
  return index >= 0;
}

/** Returns the list of questions that ends with one. */
function questionsEndingWith(blocks: Block[], question: string): Question[] | undefined {
  return blocks
    .map(({ items }) => items as Question[] | undefined)
    .find((items) => items?.at(-1)?.question?.["pt-BR"] === question);
}

/** Adds a question at the end of the list whose last question is still the seed's. */
function addQuestion(blocks: Block[], { after, item }: { after: string; item: Question }): boolean {
  const list = questionsEndingWith(blocks, after);
  list?.push(item);
  return list !== undefined;
}

function removeQuestion(blocks: Block[], { question }: Question): boolean {
  const list = questionsEndingWith(blocks, question["pt-BR"] ?? "");
  list?.pop();
  return list !== undefined;
}

/** Replaces texts in a column of rich text, live and in the newest version. */
async function replaceRichText(
  db: Db,
  { collection, column, slug }: { collection: string; column: string; slug: string },
  changes: TextChange[],
): Promise<void> {
  const live = sql.identifier(`${collection}_locales`);
  const versions = sql.identifier(`_${collection}_v`);
  const parents = sql`(SELECT _parent_id FROM ${live} WHERE _locale = 'pt-BR' AND slug = ${slug})`;
  for (const [table, name, ids] of [
    [`${collection}_locales`, column, parents],
    [
      `_${collection}_v_locales`,
      `version_${column}`,
      sql`(SELECT id FROM ${versions} WHERE latest AND parent_id IN ${parents})`,
    ],
  ] as const) {
    const [from, body] = [sql.identifier(table), sql.identifier(name)];
    const { rows } = await db.execute<{ id: number; locale: string; body: unknown }>(
      sql`SELECT id, _locale AS locale, ${body} AS body FROM ${from} WHERE _parent_id IN ${ids}`,
    );
    for (const row of rows) {
      const own = changes.filter(({ locale }) => locale === row.locale);
      if (replaceNodes(row.body, own)) {
        await db.execute(
          sql`UPDATE ${from} SET ${body} = ${JSON.stringify(row.body)}::jsonb WHERE id = ${row.id}`,
        );
      }
    }
  }
  // The search index is written again for documents that changed after their entry.
  await db.execute(
    sql`UPDATE ${sql.identifier(collection)} SET updated_at = now() WHERE id IN ${parents}`,
  );
}

async function replaceColumn(
  db: Db,
  { table, version, column, locale, from, to }: ColumnChange & { table: string; version: string },
): Promise<void> {
  const live = sql.identifier(column);
  const latest = sql.identifier(`version_${column}`);
  // The search index is written again for documents that changed after their entry.
  await db.execute(sql`WITH changed AS (
      UPDATE ${sql.identifier(`${table}_locales`)} SET ${live} = ${to}
      WHERE _locale = ${locale}::_locales AND ${live} = ${from} RETURNING _parent_id)
    UPDATE ${sql.identifier(table)} SET updated_at = now()
    WHERE id IN (SELECT _parent_id FROM changed)`);
  await db.execute(sql`UPDATE ${sql.identifier(`${version}_locales`)} SET ${latest} = ${to}
    WHERE _locale = ${locale}::_locales AND ${latest} = ${from}
      AND _parent_id IN (SELECT id FROM ${sql.identifier(version)} WHERE latest)`);
}

/** Replaces a line of the plans' cards, live and in the newest version. */
async function replacePlanFeature(db: Db, { locale, from, to }: TextChange): Promise<void> {
  await db.execute(sql`WITH changed AS (
      UPDATE pricing_plans_features_locales SET text = ${to}
      WHERE _locale = ${locale}::_locales AND text = ${from} RETURNING _parent_id)
    UPDATE pricing_plans SET updated_at = now() WHERE id IN
      (SELECT _parent_id FROM pricing_plans_features WHERE id IN (SELECT _parent_id FROM changed))`);
  await db.execute(sql`UPDATE _pricing_plans_v_version_features_locales SET text = ${to}
    WHERE _locale = ${locale}::_locales AND text = ${from} AND _parent_id IN
      (SELECT id FROM _pricing_plans_v_version_features WHERE _parent_id IN
        (SELECT id FROM _pricing_plans_v WHERE latest))`);
}

async function replaceTexts(db: Db, isBack: boolean): Promise<void> {
  const directed = <Change extends TextChange>(changes: Change[]) =>
    isBack ? undoneTexts(changes) : changes;
  const pages = isBack ? undone(texts.pages) : texts.pages;
  await replacePageTexts(db, pages);
  for (const [slug, changes] of Object.entries(pages)) {
    await editBlocks(db, slug, (blocks) => replaceNodes(blocks, changes));
  }
  for (const [slug, changes] of Object.entries(texts.articles)) {
    const article = { collection: "posts", column: "body", slug };
    await replaceRichText(db, article, directed<TextChange>(changes));
  }
  const biography = { collection: "authors", column: "biography", slug: "marina-kowalski" };
  await replaceRichText(db, biography, directed(texts.biographies));
  for (const { collection, ...change } of directed(texts.columns)) {
    await replaceColumn(db, { ...change, table: collection, version: `_${collection}_v` });
  }
  for (const change of directed(texts.settings)) {
    await replaceColumn(db, { ...change, table: "site_settings", version: "_site_settings_v" });
  }
  for (const change of directed(texts.planFeatures)) {
    await replacePlanFeature(db, change);
  }
}

/** Returns the id of the document that still has the seed's slug in Portuguese. */
async function idOf(db: Db, collection: string, slug: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT _parent_id AS id
    FROM ${sql.identifier(`${collection}_locales`)} WHERE _locale = 'pt-BR' AND slug = ${slug}`);
  return rows[0]?.id;
}

/** Anchors of the sections that tell minutes without linking to the terms of service, by page. */
const sectionsWithMinutes = {
  "nuvem-privada": "perguntas",
  "backup-em-nuvem": "perguntas",
  "telefonia-ip": "perguntas",
  "servidor-dedicado": "especificacoes",
};

const termsLabel = {
  "pt-BR": "SLA, créditos e manutenção: seções 6 a 8 dos termos",
  "en-US": "SLA, credits and maintenance: sections 6 to 8 of the terms",
  "es-ES": "SLA, créditos y mantenimiento: secciones 6 a 8 de los términos",
};

/** Links a section to the terms of service if it has no link. */
function linkTerms(blocks: Block[], anchor: string, terms: string): boolean {
  const section = blocks.find((block) => block.anchor === anchor);
  if (!section || (section.asides as Aside[] | undefined)?.length) {
    return false;
  }
  const document = { relationTo: "legal", value: terms };
  const link = { kind: "document", document, anchor: "section-6", label: { ...termsLabel } };
  section.asides = [{ id: "6928e0a05b6f4d0001a10021", link }];
  return true;
}

function unlinkTerms(blocks: Block[], anchor: string, terms: string): boolean {
  const section = blocks.find((block) => block.anchor === anchor);
  const [aside, ...others] = (section?.asides ?? []) as Aside[];
  const isTerms = aside?.link.document?.value === terms && aside.link.anchor === "section-6";
  if (!section || !isTerms || others.length > 0) {
    return false;
  }
  delete section.asides;
  return true;
}

/** Changes the page that the buttons with a label lead to. */
function redirectButtons(
  blocks: Block[],
  { label, from, to }: { label: string; from: string; to: string },
): boolean {
  const links = blocks
    .flatMap(({ actions }) => (actions ?? []) as Action[])
    .map(({ link }) => link)
    .filter((link) => link.label?.["pt-BR"] === label && link.document?.value === from);
  for (const link of links) {
    link.document = { relationTo: "pages", value: to };
  }
  return links.length > 0;
}

/**
 * Adds the links to the terms, and points the button of the page on snapshots to Cloud Server, whose page mentions
 * them. Comes before the texts are replaced: the button is recognized by its label.
 */
async function replaceLinks(db: Db, isBack: boolean): Promise<void> {
  const terms = await idOf(db, "legal", "termos-de-servico");
  if (terms) {
    const edit = isBack ? unlinkTerms : linkTerms;
    for (const [slug, anchor] of Object.entries(sectionsWithMinutes)) {
      await editBlocks(db, slug, (blocks) => edit(blocks, anchor, terms));
    }
  }
  const datacenter = await idOf(db, "pages", "datacenter-virtual");
  const server = await idOf(db, "pages", "cloud-server");
  if (datacenter && server) {
    const change = isBack
      ? { label: "Ver o Cloud Server", from: server, to: datacenter }
      : { label: "Ver o Datacenter Virtual", from: datacenter, to: server };
    await editBlocks(db, "glossario/snapshot", (blocks) => redirectButtons(blocks, change));
  }
}

/**
 * Rewrites texts that are still the seed's, and adds links to the terms of service and questions on price, payment,
 * activation and SLA to service pages.
 * Legal texts and the notices at forms stay: their wording has a version that people agreed to.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [slug, section] of Object.entries(additions.sections)) {
    await editBlocks(db, slug, (blocks) => addSection(blocks, section as never));
  }
  for (const [slug, question] of Object.entries(additions.questions)) {
    await editBlocks(db, slug, (blocks) => addQuestion(blocks, question));
  }
  await replaceLinks(db, false);
  await replaceTexts(db, false);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [slug, { block }] of Object.entries(additions.sections)) {
    await editBlocks(db, slug, (blocks) => removeSection(blocks, block));
  }
  for (const [slug, { item }] of Object.entries(additions.questions)) {
    await editBlocks(db, slug, (blocks) => removeQuestion(blocks, item));
  }
  await replaceLinks(db, true);
  await replaceTexts(db, true);
}
