import type { GlossaryBlock } from "cms/payload-types";
import type { Locale } from "contracts";
import { type Content, type LoaderArgs, resolvePath } from "./content-client.server.ts";
import { documentHref } from "./link.ts";
import { replaceDeep } from "./replace-deep.ts";

type JsonObject = Record<string, unknown>;

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** If a node links to an anchor of a page, returns the path of that page; undefined for all other nodes. */
function pageOfLink(node: JsonObject, locale: Locale): string | undefined {
  const { type, fields } = node;
  const isLink = type === "link" && isJsonObject(fields) && typeof fields.anchor === "string";
  const doc = isLink && isJsonObject(fields.doc) ? fields.doc : undefined;
  return doc?.relationTo === "pages"
    ? documentHref(locale)({ relationTo: "pages", value: doc.value })
    : undefined;
}

/** Returns the paths of all pages whose terms are link targets in the value. */
function pagesIn(value: unknown, locale: Locale, pages = new Set<string>()): Set<string> {
  if (typeof value === "object" && value !== null) {
    const termPage = isJsonObject(value) && pageOfLink(value, locale);
    if (termPage) {
      pages.add(termPage);
    }
    for (const part of Object.values(value)) {
      pagesIn(part, locale, pages);
    }
  }
  return pages;
}

type Term = GlossaryBlock["terms"][number];

/** Returns the terms of a page's glossaries. */
export function listGlossaryTerms(content: Content): Term[] {
  const blocks = content.kind === "pages" ? content.document.blocks : [];
  return blocks.flatMap((block) => (block.blockType === "glossary" ? block.terms : []));
}

/** Terms by path and anchor: `/glossario#sla`. */
type Terms = Map<string, Term>;

/** Adds meanings to links. If a term has its own page, the link leads to that page. */
function addMeanings<Document>(document: Document, terms: Terms, locale: Locale): Document {
  return replaceDeep(document, (node) => {
    const page = isJsonObject(node) && pageOfLink(node, locale);
    if (!page || !isJsonObject(node.fields)) {
      return node;
    }
    const term = terms.get(`${page}#${String(node.fields.anchor)}`);
    if (!term) {
      return node;
    }
    const termPage = { relationTo: "pages", value: term.page };
    const target = documentHref(locale)(termPage) ? { doc: termPage, anchor: undefined } : {};
    return { ...node, fields: { ...node.fields, ...target, meaning: term.meaning } };
  });
}

/** Maximum number of pages that are searched for terms of a document. */
const maxPages = 4;

/** Linked pages by cached document, so that each document is searched only once. */
const pagesOf = new WeakMap<object, readonly string[]>();

function pagesOfDocument(document: object, locale: Locale): readonly string[] {
  const glossaryPages = pagesOf.get(document) ?? [...pagesIn(document, locale)].slice(0, maxPages);
  pagesOf.set(document, glossaryPages);
  return glossaryPages;
}

/** The linked pages that may contain glossaries, by path. */
export type GlossaryPages = ReadonlyMap<string, Content>;

/** Reads the glossaries of a document, and adds their cache tags to the cache tags of the rendered page. */
export async function readGlossaries(
  args: LoaderArgs,
  document: object,
  locale: Locale,
): Promise<GlossaryPages> {
  const pages = pagesOfDocument(document, locale);
  const glossaryEntries = pages.map(async (path) => [path, await resolvePath(args, path)] as const);
  return new Map(await Promise.all(glossaryEntries));
}

/** Adds the meanings of terms to the links of a document. */
export function addTermMeanings<Document>(
  document: Document,
  glossaries: GlossaryPages,
  locale: Locale,
): Document {
  const terms = [...glossaries].flatMap(([path, content]) =>
    listGlossaryTerms(content).map((term): [string, Term] => [`${path}#${term.anchor}`, term]),
  );
  return terms.length > 0 ? addMeanings(document, new Map(terms), locale) : document;
}
