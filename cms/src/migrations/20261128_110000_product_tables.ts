import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";
import { type Block, editBlocks } from "./blocks/edit-blocks.ts";
import { type Fact, removeFacts, restoreFacts } from "./blocks/hero-facts.ts";
import { replacePageTexts, type TextChange, undone } from "./blocks/replace-texts.ts";
import pages from "./product-tables/pages.json" with { type: "json" };

interface PageChange {
  /** Portuguese heading of the section above the table. */
  after: string;
  block: Block;
  /** Figures of the seed's hero that the page states elsewhere. */
  facts?: Fact[];
  texts: TextChange[];
}

const changes = Object.entries(pages as Record<string, PageChange>);
const texts = Object.fromEntries(changes.map(([slug, change]) => [slug, change.texts]));

/** Adds the table below its section, and removes the hero's figures if both are still the seed's. */
function addTable(blocks: Block[], { after, block, facts }: PageChange): boolean {
  const index = blocks.findIndex(
    ({ heading }) => (heading as Record<string, string> | undefined)?.["pt-BR"] === after,
  );
  if (index < 0 || blocks.some(({ anchor }) => anchor === block.anchor)) {
    return false;
  }
  removeFacts(blocks, facts ?? []);
  blocks.splice(index + 1, 0, block);
  return true;
}

/** Removes the table, and restores the hero's figures if it has none. */
function removeTable(blocks: Block[], { block, facts }: PageChange): boolean {
  const index = blocks.findIndex(
    ({ blockType, anchor }) => blockType === block.blockType && anchor === block.anchor,
  );
  if (index < 0) {
    return false;
  }
  blocks.splice(index, 1);
  restoreFacts(blocks, facts ?? []);
  return true;
}

/**
 * Adds a table to each product page that is still the seed's: sizes with prices, tasks, services side by side, and the
 * bandwidth of calls.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [slug, change] of changes) {
    await editBlocks(db, slug, (blocks) => addTable(blocks, change));
  }
  await replacePageTexts(db, texts);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [slug, change] of changes) {
    await editBlocks(db, slug, (blocks) => removeTable(blocks, change));
  }
  await replacePageTexts(db, undone(texts));
}
