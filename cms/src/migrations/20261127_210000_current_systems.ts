import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";
import { editBlocks } from "./blocks/edit-blocks.ts";
import pages from "./current-systems/texts.json" with { type: "json" };

type Db = MigrateUpArgs["db"];
type Localized = Record<string, unknown>;

interface Row {
  id?: string;
  text: Localized;
}

interface PageChanges {
  texts: { path: (string | number)[]; locale: string; from: string; to: string }[];
  rows: { path: (string | number)[]; from: Localized[]; to: Localized[] }[];
}

function valueAt(blocks: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === "object" && at !== null ? (at as Record<string, unknown>)[step] : undefined,
    blocks,
  );
}

/** Replaces the texts and lists of a page's blocks that are still the seed's; returns whether any was. */
function replaceIn(blocks: unknown, { texts, rows }: PageChanges, isBack: boolean): boolean {
  let isChanged = false;
  for (const { path, locale, ...change } of texts) {
    const [from, to] = isBack ? [change.to, change.from] : [change.from, change.to];
    const localized = valueAt(blocks, path) as Localized | undefined;
    if (localized?.[locale] === from) {
      localized[locale] = to;
      isChanged = true;
    }
  }
  for (const { path, ...change } of rows) {
    const [from, to] = isBack ? [change.to, change.from] : [change.from, change.to];
    const list = valueAt(blocks, path) as Row[] | undefined;
    if (Array.isArray(list) && isDeepStrictEqual(list.map(({ text }) => text), from)) {
      const added = to.map((text) => ({ id: randomBytes(12).toString("hex"), text }));
      list.splice(0, list.length, ...added);
      isChanged = true;
    }
  }
  return isChanged;
}

async function replaceTexts(db: Db, isBack: boolean): Promise<void> {
  for (const [slug, changes] of Object.entries(pages as Record<string, PageChanges>)) {
    await editBlocks(db, slug, (blocks) => replaceIn(blocks, changes, isBack));
  }
}

/**
 * Adds the current releases of the operating systems, marks those that their makers no longer support, and adds what
 * VMware's subscriptions mean for a private cloud, where the texts are still the seed's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await replaceTexts(db, false);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replaceTexts(db, true);
}
