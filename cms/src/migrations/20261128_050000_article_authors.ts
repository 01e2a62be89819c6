import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

type Db = MigrateUpArgs["db"];

/** Articles of the seed by Portuguese slug, with the author they had and the author whose subject they are. */
const articles = [
  { slug: "como-dimensionar-um-servidor-na-nuvem", from: "marina-kowalski", to: "thiago-azevedo" },
  { slug: "migrar-para-a-nuvem-sem-parar", from: "marina-kowalski", to: "thiago-azevedo" },
  { slug: "seguranca-cloud-computing-protecao-dados", from: "thiago-azevedo", to: "lucia-ferraz" },
  { slug: "o-que-compoe-o-custo-da-nuvem", from: "lucia-ferraz", to: "marina-kowalski" },
  { slug: "voip-na-empresa-rede-e-portabilidade", from: "lucia-ferraz", to: "marina-kowalski" },
] as const;

function idAt(table: string, slug: string) {
  return sql`(SELECT _parent_id FROM ${sql.identifier(table)} WHERE _locale = 'pt-BR' AND slug = ${slug} LIMIT 1)`;
}

/** Sets the author of one article, live and in its newest version, if it still has the author `from`. */
async function setAuthor(db: Db, slug: string, { from, to }: { from: string; to: string }): Promise<void> {
  const post = idAt("posts_locales", slug);
  const author = idAt("authors_locales", to);
  const former = idAt("authors_locales", from);
  await db.execute(sql`UPDATE posts SET written_by_id = ${author}, updated_at = now()
    WHERE id = ${post} AND written_by_id = ${former} AND ${author} IS NOT NULL`);
  await db.execute(sql`UPDATE _posts_v SET version_written_by_id = ${author}
    WHERE parent_id = ${post} AND latest AND version_written_by_id = ${former} AND ${author} IS NOT NULL`);
}

/** Gives five articles the author whose biography names their subject, where the author is still the seed's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { slug, from, to } of articles) {
    await setAuthor(db, slug, { from, to });
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { slug, from, to } of articles) {
    await setAuthor(db, slug, { from: to, to: from });
  }
}
