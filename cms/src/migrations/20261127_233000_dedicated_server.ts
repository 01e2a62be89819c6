import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { addPage } from "./blocks/add-page.ts";
import { type Block, editBlocks } from "./blocks/edit-blocks.ts";
import page from "./dedicated-server/page.json" with { type: "json" };

type Db = MigrateUpArgs["db"];

const locales = ["pt-BR", "en-US", "es-ES"] as const;
const prefixes = { "pt-BR": "/", "en-US": "/en/", "es-ES": "/es/" } as const;
const linkId = "6928e0a05b6f4d0001a10002";
const label = {
  "pt-BR": "Conhecer o servidor dedicado",
  "en-US": "See dedicated servers",
  "es-ES": "Ver el servidor dedicado",
};

/** Sections that speak of the dedicated server, by page, as the seed has them. */
const places: Record<string, (block: Block) => boolean> = {
  "nuvem-privada": ({ blockType, anchor }) =>
    blockType === "specTable" && anchor === "servidor-dedicado",
  "comparar-servicos-de-nuvem": (block) => asks(block, "E o servidor dedicado, onde entra?"),
  precos: (block) => asks(block, "E os outros serviços?"),
};

function asks({ blockType, items }: Block, wanted: string): boolean {
  const questions = (items ?? []) as { question?: Record<string, string> }[];
  return blockType === "faq" && questions.some(({ question }) => question?.["pt-BR"] === wanted);
}

/** Returns true if a document, a draft or a redirect has one of the page's addresses. */
async function isTaken(db: Db): Promise<boolean> {
  for (const locale of locales) {
    const slug = page.slug[locale];
    const { rows } = await db.execute(sql`
      SELECT 1 FROM pages_locales WHERE slug = ${slug} AND _locale = ${locale}::_locales
      UNION ALL SELECT 1 FROM legal_locales WHERE slug = ${slug} AND _locale = ${locale}::_locales
      UNION ALL SELECT 1 FROM _pages_v_locales JOIN _pages_v ON _pages_v.id = _pages_v_locales._parent_id
        WHERE latest AND parent_id IS NOT NULL AND version_slug = ${slug} AND _locale = ${locale}::_locales
      UNION ALL SELECT 1 FROM former_addresses WHERE path = ${prefixes[locale] + slug}`);
    if (rows.length > 0) {
      return true;
    }
  }
  return false;
}

interface Action {
  link: { document?: { relationTo: string; value: string } };
}

/** Returns an action with the id of the page that it links to; undefined if the site does not have that page. */
function resolvedAction(action: Action, ids: ReadonlyMap<string, string>): Action | undefined {
  const { document } = action.link;
  if (!document) {
    return action;
  }
  const value = ids.get(document.value);
  return value ? { ...action, link: { ...action.link, document: { ...document, value } } } : undefined;
}

/** Returns the page's blocks with the ids of the pages that they link to; links to missing pages are left out. */
async function resolvedBlocks(db: Db): Promise<Block[]> {
  const { rows } = await db.execute<{ id: string; slug: string }>(
    sql`SELECT _parent_id AS id, slug FROM pages_locales WHERE _locale = 'pt-BR'`,
  );
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (page.blocks as Block[]).map((block) => {
    const actions = block.actions as Action[] | undefined;
    return actions
      ? { ...block, actions: actions.flatMap((action) => resolvedAction(action, ids) ?? []) }
      : block;
  });
}

/**
 * Publishes the page of the dedicated server, and links to it, if its addresses are free in every language. An empty
 * database gets it from the seed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`SELECT 1 FROM pages LIMIT 1`);
  if (rows.length === 0 || (await isTaken(db))) {
    return;
  }
  const blocks = await resolvedBlocks(db);
  const { slug: slugs, title, description } = page;
  const value = await addPage(db, {
    ...{ slugs, title, description, blocks },
    status: "published",
    isService: true,
  });
  const document = { relationTo: "pages", value };
  for (const [slug, isPlace] of Object.entries(places)) {
    await editBlocks(db, slug, (blocks) => {
      const block = blocks.find(
        (each) => isPlace(each) && !(each.asides as unknown[] | undefined)?.length,
      );
      if (block) {
        block.asides = [{ id: linkId, link: { kind: "document", document, label: { ...label } } }];
      }
      return block !== undefined;
    });
  }
}

/** Deletes the page while its first section is still the migration's, with the links to it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const ids = sql`(SELECT id FROM pages WHERE blocks -> 0 ->> 'id' = ${page.blocks[0]?.id ?? ""})`;
  await db.execute(sql`DELETE FROM former_addresses WHERE id IN
    (SELECT parent_id FROM former_addresses_rels WHERE pages_id IN ${ids})`);
  await db.execute(sql`DELETE FROM _pages_v WHERE parent_id IN ${ids}`);
  await db.execute(sql`DELETE FROM pages WHERE id IN ${ids}`);
  for (const slug of Object.keys(places)) {
    await editBlocks(db, slug, (blocks) => {
      const block = blocks.find(({ asides }) => (asides as { id: string }[])?.[0]?.id === linkId);
      if (block) {
        delete block.asides;
      }
      return block !== undefined;
    });
  }
}
