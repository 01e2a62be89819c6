import { type Locale, locales } from "contracts";
import type { SanitizedConfig } from "payload";
import { readContentFiles } from "./content-files.ts";
import { addRowIds } from "./localize.ts";
import { createMarkdownConverter } from "./markdown.ts";
import { referencePrefixes, resolveReferences, type SeededIds } from "./references.ts";

type Copy = Record<Locale, string>;
type Values = Record<string, unknown>;

/** A glossary term of the seed with its page in all languages, in the form that the database stores. */
export interface SeededTerm {
  anchor: string;
  name: Copy;
  meaning: Copy;
  page: { slug: Copy; title: Copy; description: Copy; blocks: Values[] };
}

/** Returns true for `page:sobre` or `page:sobre#equipe` if the site does not have the document. */
function isDead(target: string, ids: SeededIds): boolean {
  const [reference = ""] = target.split("#");
  const [prefix = "", key = ""] = reference.split(":");
  const collection = referencePrefixes[prefix as keyof typeof referencePrefixes];
  return collection !== undefined && !ids.has(collection, key);
}

/** Replaces links to documents that the site does not have by the words of the links. */
function withoutDeadLinks(markdown: string, ids: SeededIds): string {
  return markdown.replace(/\[([^[\]]*)\]\(([^()]*)\)/g, (link, words, target) =>
    isDead(target, ids) ? words : link,
  );
}

/**
 * Returns the glossary's terms with their pages, for a site that was seeded before terms had pages. Links lead to the
 * documents in `ids`. Links to other documents are replaced by their words.
 */
export async function readSeededTerms(
  config: SanitizedConfig,
  ids: SeededIds,
): Promise<SeededTerm[]> {
  const files = new Map((await readContentFiles("pages")).map(({ key, data }) => [key, data]));
  const convert = await createMarkdownConverter(config, ids);
  const converted = (content: Copy) =>
    Object.fromEntries(
      locales.map((locale) => [locale, convert(withoutDeadLinks(content[locale], ids))]),
    );
  const blockOf = (block: Values): Values =>
    block.blockType === "richText"
      ? { ...block, content: converted(block.content as Copy) }
      : {
          ...block,
          actions: (block.actions as { link: { document: string } }[]).filter(
            ({ link }) => !isDead(link.document, ids),
          ),
        };
  const blocks = (files.get("glossario")?.blocks ?? []) as Values[];
  const terms = blocks.flatMap(
    (block) => (block.terms ?? []) as (Omit<SeededTerm, "page"> & { page: string })[],
  );
  return terms.map(({ anchor, name, meaning, page: key }) => {
    const page = files.get(key) as unknown as SeededTerm["page"];
    const rows = addRowIds(page.blocks.map(blockOf));
    return {
      anchor,
      name,
      meaning,
      page: { ...page, blocks: resolveReferences(rows, ids) as Values[] },
    };
  });
}
