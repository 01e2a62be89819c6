import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";
import { type Block, editBlocks } from "./blocks/edit-blocks.ts";
import { type Fact, removeFacts, restoreFacts } from "./blocks/hero-facts.ts";
import { replacePageTexts, type TextChange, undone } from "./blocks/replace-texts.ts";
import pages from "./product-diagrams/pages.json" with { type: "json" };

interface PageChange {
  diagram: string;
  anchor: string;
  /** Portuguese heading of the section that gets the diagram. */
  heading: string;
  /** Anchor of the section above it before the change. */
  after: string;
  /** Figures of the seed's hero that the page states elsewhere. */
  facts: Fact[];
  texts: TextChange[];
}

const changes = Object.entries(pages as Record<string, PageChange>);
const texts = Object.fromEntries(changes.map(([slug, change]) => [slug, change.texts]));

/** Adds the diagram to its section, and moves the section below the hero, if it is still the seed's. */
function addDiagram(blocks: Block[], { diagram, anchor, heading, after, facts }: PageChange): boolean {
  const index = blocks.findIndex((block) => block.anchor === anchor);
  const block = blocks[index];
  const isSeed = (block?.heading as Record<string, string> | undefined)?.["pt-BR"] === heading;
  if (!block || !isSeed || block.diagram || blocks[0]?.blockType !== "hero") {
    return false;
  }
  block.diagram = diagram;
  if (blocks[index - 1]?.anchor === after) {
    blocks.splice(index, 1);
    blocks.splice(1, 0, block);
  }
  removeFacts(blocks, facts);
  return true;
}

/** Removes the diagram, which the previous version cannot render, and moves its section back. */
function removeDiagram(blocks: Block[], { diagram, anchor, after, facts }: PageChange): boolean {
  const index = blocks.findIndex((block) => block.anchor === anchor && block.diagram === diagram);
  const block = blocks[index];
  if (!block) {
    return false;
  }
  delete block.diagram;
  const above = blocks.findIndex((each) => each.anchor === after);
  if (index === 1 && above > index) {
    blocks.splice(index, 1);
    blocks.splice(above, 0, block);
  }
  restoreFacts(blocks, facts);
  return true;
}

/** Adds the panel's picture and the timeline of a restore to their sections, and moves both below the hero. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [slug, change] of changes) {
    await editBlocks(db, slug, (blocks) => addDiagram(blocks, change));
  }
  await replacePageTexts(db, texts);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [slug, change] of changes) {
    await editBlocks(db, slug, (blocks) => removeDiagram(blocks, change));
  }
  await replacePageTexts(db, undone(texts));
}
