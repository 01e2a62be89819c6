import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";
import { type Block, editBlocks } from "./blocks/edit-blocks.ts";
import { replacePageTexts, undone } from "./blocks/replace-texts.ts";
import texts from "./home-texts/texts.json" with { type: "json" };

interface Fact {
  value: Record<string, string>;
  label: Record<string, string>;
}

/** Figures of the seed's hero that later sections of the page repeat. */
const repeated = ["10 Gbps de rede redundante", "7 dias de cópias no backup diário opcional"];

/** Removes the repeated figures, if the hero has the seed's four. */
function removeFacts([hero]: Block[]): boolean {
  const facts = (hero?.facts ?? []) as Fact[];
  const isRepeated = ({ value, label }: Fact) =>
    repeated.includes(`${value["pt-BR"]} ${label["pt-BR"]}`);
  if (hero?.blockType !== "hero" || facts.filter(isRepeated).length !== repeated.length) {
    return false;
  }
  hero.facts = facts.filter((fact) => !isRepeated(fact));
  return true;
}

/** Shortens the home page where its texts are still the seed's: each fact is told once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await editBlocks(db, "/", removeFacts);
  await replacePageTexts(db, texts);
}

/** Restores texts. Removed texts and figures stay removed, because nothing marks where they were. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replacePageTexts(db, undone(texts));
}
