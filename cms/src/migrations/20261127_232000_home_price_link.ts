import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { type Block, editBlocks } from "./blocks/edit-blocks.ts";

type Texts = Record<string, string>;

/** Last sentence of the seed's introduction in the home page's hero, which becomes a link to the prices. */
const sentences: Texts = {
  "pt-BR": "Cloud Server a partir de {from:price} por mês no contrato de {from:term}",
  "en-US": "Cloud Server from {from:price} a month on a contract of {from:term}",
  "es-ES": "Cloud Server desde {from:price} al mes con contrato de {from:term}",
};
const rowId = "6928e0a05b6f4d0001a10001";

function heroOf([hero]: Block[]): Block | undefined {
  return hero?.blockType === "hero" ? hero : undefined;
}

/** Turns the sentence into a link, if the introduction has it in every language. */
function addLink(blocks: Block[], pricesPage: string): boolean {
  const hero = heroOf(blocks);
  const lede = (hero?.lede ?? {}) as Texts;
  const isSeeded = Object.entries(sentences).every(([locale, sentence]) =>
    lede[locale]?.endsWith(` ${sentence}.`),
  );
  if (!hero || (hero.asides as unknown[] | undefined)?.length || !isSeeded) {
    return false;
  }
  for (const [locale, sentence] of Object.entries(sentences)) {
    lede[locale] = lede[locale]?.slice(0, -` ${sentence}.`.length) ?? "";
  }
  const document = { relationTo: "pages", value: pricesPage };
  hero.asides = [{ id: rowId, link: { kind: "document", document, label: { ...sentences } } }];
  return true;
}

function removeLink(blocks: Block[]): boolean {
  const hero = heroOf(blocks);
  const [aside] = (hero?.asides ?? []) as { id: string }[];
  if (!hero || aside?.id !== rowId) {
    return false;
  }
  const lede = hero.lede as Texts;
  for (const [locale, sentence] of Object.entries(sentences)) {
    lede[locale] = `${lede[locale]} ${sentence}.`;
  }
  delete hero.asides;
  return true;
}

/** Makes the price in the home page's hero a link to the page with the calculator, where the text is the seed's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute<{ page: string | null }>(
    sql`SELECT calculator_page_id AS page FROM site_settings`,
  );
  const page = rows[0]?.page;
  if (page) {
    await editBlocks(db, "/", (blocks) => addLink(blocks, page));
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await editBlocks(db, "/", removeLink);
}
