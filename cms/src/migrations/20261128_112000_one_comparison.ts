import { isDeepStrictEqual } from "node:util";
import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { type Block, editBlocks } from "./blocks/edit-blocks.ts";

type Db = MigrateUpArgs["db"];

interface Link {
  kind: string;
  document?: { relationTo: string; value: string };
  anchor?: string;
  label?: Record<string, string>;
}

const label = {
  "pt-BR": "Comparar os serviços de nuvem",
  "en-US": "Compare our cloud services",
  "es-ES": "Comparar los servicios de nube",
};

/** Returns a table's columns and rows without ids. */
function tableOf({ subject, criteria, rows }: Block): unknown {
  return JSON.parse(
    JSON.stringify({ subject, criteria, rows }, (key, value) => (key === "id" ? undefined : value)),
  );
}

function isComparison({ blockType, anchor }: Block): boolean {
  return blockType === "comparison" && anchor === "comparar";
}

interface StoredPage {
  id: string;
  blocks: Block[] | null;
}

async function publishedPage(db: Db, slug: string): Promise<StoredPage | undefined> {
  const { rows } = await db.execute<{ id: string; blocks: Block[] | null }>(sql`
    SELECT id, blocks FROM pages WHERE _status = 'published' AND id IN
      (SELECT _parent_id FROM pages_locales WHERE _locale = 'pt-BR' AND slug = ${slug})`);
  return rows[0];
}

/** Removes the table from the blocks if it is the same as the given one, and links to its page from the section on ordering. */
function removeTable(blocks: Block[], table: Block, page: string): boolean {
  const index = blocks.findIndex(
    (block) => isComparison(block) && isDeepStrictEqual(tableOf(block), tableOf(table)),
  );
  if (index < 0) {
    return false;
  }
  blocks.splice(index, 1);
  const questions = blocks.find(
    ({ blockType, anchor }) => blockType === "faq" && anchor === "como-contratar",
  );
  if (questions && !(questions.asides as unknown[] | undefined)?.length) {
    const document = { relationTo: "pages", value: page };
    questions.asides = [
      { id: "6928e0a05b6f4d0001a10011", link: { kind: "document", document, label } },
    ];
  }
  return true;
}

/** Leads links to the removed table to the page that has it. */
function redirectLinks(blocks: Block[], from: string, to: string): boolean {
  const links = blocks
    .flatMap(({ actions }) => (actions ?? []) as { link: Link }[])
    .map(({ link }) => link)
    .filter(({ document, anchor }) => document?.value === from && anchor === "comparar");
  for (const link of links) {
    link.document = { relationTo: "pages", value: to };
    delete link.anchor;
  }
  return links.length > 0;
}

/** Removes the comparison from the page of prices if the comparison page has the same table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const comparison = await publishedPage(db, "comparar-servicos-de-nuvem");
  const prices = await publishedPage(db, "precos");
  const table = comparison?.blocks?.find(isComparison);
  if (!comparison || !prices || !table) {
    return;
  }
  await editBlocks(db, "precos", (blocks) => removeTable(blocks, table, comparison.id));
  const left = await publishedPage(db, "precos");
  if (!left?.blocks?.some(isComparison)) {
    await editBlocks(db, "cloud-center", (blocks) =>
      redirectLinks(blocks, prices.id, comparison.id),
    );
  }
}

/** The table stays removed: its page has it in every version. */
export async function down(_: MigrateDownArgs): Promise<void> {}
