import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";
import texts from "./anchor-price-texts/texts.json" with { type: "json" };
import { replacePageTexts, undone } from "./blocks/replace-texts.ts";

/** Mentions the guide price of a service by quote where the opening of its page is still the seed's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await replacePageTexts(db, texts);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replacePageTexts(db, undone(texts));
}
