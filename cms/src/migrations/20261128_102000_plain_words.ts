import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";
import { replacePageTexts, undone } from "./blocks/replace-texts.ts";
import texts from "./plain-words/texts.json" with { type: "json" };

/** Replaces wordings of pages that are still the seed's, such as "way back" for rollback. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await replacePageTexts(db, texts);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replacePageTexts(db, undone(texts));
}
