import { createHash } from "node:crypto";
import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import articles from "./article-figures/articles.json" with { type: "json" };

type Db = MigrateUpArgs["db"];

interface Node {
  type?: string;
  text?: string;
  fields?: Record<string, unknown>;
  children?: Node[];
  [field: string]: unknown;
}

interface Body {
  root: Node & { children: Node[] };
}

/** Sources and place of the diagram that an article of the seed gets in one language. */
interface Figures {
  /** Fingerprints of the seed's texts that end without sources. */
  withoutSources: string[];
  /** Fingerprint of the seed's text that ends with sources. */
  withSources: string;
  heading: string;
  sources: { text: string; url: string }[];
  /** Heading below the diagram. */
  before?: string;
}

/** Returns the texts of a node in reading order. */
function textsOf({ text, fields, children }: Node): string {
  const { caption, code, label, text: inner } = fields ?? {};
  const own = [text, caption, code, label].filter((each) => typeof each === "string").join("");
  const nested = (inner as Body | undefined)?.root?.children ?? [];
  return own + [...nested, ...(children ?? [])].map(textsOf).join("");
}

/** Returns a fingerprint of an article's letters and digits. */
function fingerprint({ root }: Body): string {
  const letters = textsOf(root).replaceAll(/[^\p{L}\p{N}]/gu, "");
  return createHash("sha256").update(letters).digest("hex").slice(0, 32);
}

const element = { direction: null, format: "", indent: 0, version: 1 };

function textNode(text: string): Node {
  return { type: "text", detail: 0, format: 0, mode: "normal", style: "", text, version: 1 };
}

function headingNode(text: string): Node {
  return { ...element, type: "heading", tag: "h2", children: [textNode(text)] };
}

function listNode(sources: Figures["sources"]): Node {
  const items = sources.map(({ text, url }, index) => ({
    ...element,
    type: "listitem",
    value: index + 1,
    children: [
      {
        ...element,
        type: "link",
        version: 3,
        id: createHash("sha256").update(url).digest("hex").slice(0, 24),
        fields: { linkType: "custom", newTab: false, url },
        children: [textNode(text)],
      },
    ],
  }));
  return { ...element, type: "list", listType: "bullet", start: 1, tag: "ul", children: items };
}

function diagramNode(diagram: string): Node {
  const id = createHash("sha256").update(diagram).digest("hex").slice(0, 24);
  const fields = { id, blockName: "", blockType: "diagram", diagram };
  return { type: "block", version: 2, format: "", fields };
}

/** Adds sources and diagram to a text that is still the seed's; returns whether it was. */
function addFigures(body: Body, figures: Figures, diagram: string | undefined): boolean {
  const found = fingerprint(body);
  const { children } = body.root;
  const lacksSources = figures.withoutSources.includes(found);
  if (!lacksSources && found !== figures.withSources) {
    return false;
  }
  if (lacksSources) {
    children.push(headingNode(figures.heading), listNode(figures.sources));
  }
  const index = children.findIndex(
    (node) => node.type === "heading" && textsOf(node) === figures.before,
  );
  const hasDiagram = children.some(({ fields }) => fields?.blockType === "diagram");
  if (diagram && index >= 0 && !hasDiagram) {
    children.splice(index, 0, diagramNode(diagram));
    return true;
  }
  return lacksSources;
}

/** Removes the diagrams, which the previous version cannot render. */
function removeDiagrams(body: Body): boolean {
  const kept = body.root.children.filter(({ fields }) => fields?.blockType !== "diagram");
  const isChanged = kept.length < body.root.children.length;
  body.root.children = kept;
  return isChanged;
}

/** Edits the texts of an article in each language, live and in the newest version. */
async function editBodies(
  db: Db,
  slug: string,
  edit: (body: Body, locale: string) => boolean,
): Promise<void> {
  const post = sql`(SELECT _parent_id FROM posts_locales WHERE _locale = 'pt-BR' AND slug = ${slug})`;
  for (const { table, column, parents } of [
    { table: "posts_locales", column: "body", parents: post },
    {
      table: "_posts_v_locales",
      column: "version_body",
      parents: sql`(SELECT id FROM _posts_v WHERE latest AND parent_id IN ${post})`,
    },
  ]) {
    const [from, name] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await db.execute<{ id: number; locale: string; body: Body | null }>(
      sql`SELECT id, _locale AS locale, ${name} AS body FROM ${from} WHERE _parent_id IN ${parents}`,
    );
    for (const { id, locale, body } of rows) {
      if (body && edit(body, locale)) {
        await db.execute(
          sql`UPDATE ${from} SET ${name} = ${JSON.stringify(body)}::jsonb WHERE id = ${id}`,
        );
        // The search index is written again for articles that changed after their entry.
        await db.execute(sql`UPDATE posts SET updated_at = now() WHERE id IN ${post}`);
      }
    }
  }
}

/** Adds diagrams and sources to the articles of the seed, in each language whose text is still the seed's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [slug, article] of Object.entries(articles)) {
    const texts: Record<string, Figures> = article.texts;
    const diagram = "diagram" in article ? article.diagram : undefined;
    await editBodies(db, slug, (body, locale) => {
      const figures = texts[locale];
      return figures ? addFigures(body, figures, diagram) : false;
    });
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const slug of Object.keys(articles)) {
    await editBodies(db, slug, removeDiagrams);
  }
}
