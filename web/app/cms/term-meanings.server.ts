import type { GlossaryBlock } from "cms/payload-types";
import type { Locale } from "contracts";
import { type Content, type LoaderArgs, resolvePath } from "./content-client.server.ts";
import { documentHref } from "./link.ts";
import { replaceDeep } from "./replace-deep.ts";

type Values = Record<string, unknown>;

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the path of the page whose term a link targets; undefined for all other nodes. */
function pageOfLink(node: Values, locale: Locale): string | undefined {
  const { type, fields } = node;
  const isLink = type === "link" && isValues(fields) && typeof fields.anchor === "string";
  const doc = isLink && isValues(fields.doc) ? fields.doc : undefined;
  return doc?.relationTo === "pages"
    ? documentHref(locale)({ relationTo: "pages", value: doc.value })
    : undefined;
}

/** Returns the paths of all pages whose terms links in the value target. */
function pagesIn(value: unknown, locale: Locale, pages = new Set<string>()): Set<string> {
  if (typeof value === "object" && value !== null) {
    const own = isValues(value) && pageOfLink(value, locale);
    if (own) {
      pages.add(own);
    }
    for (const part of Object.values(value)) {
      pagesIn(part, locale, pages);
    }
  }
  return pages;
}

type Term = GlossaryBlock["terms"][number];

/** Returns the terms of a page's glossaries. */
export function termsOf(content: Content): Term[] {
  const blocks = content.kind === "pages" ? content.document.blocks : [];
  return blocks.flatMap((block) => (block.blockType === "glossary" ? block.terms : []));
}

/** Terms by path and anchor: `/glossario#sla`. */
type Terms = Map<string, Term>;

/** Adds meanings to links; a term with a page of its own is linked there. */
function explained<Document>(document: Document, terms: Terms, locale: Locale): Document {
  return replaceDeep(document, (node) => {
    const page = isValues(node) && pageOfLink(node, locale);
    if (!page || !isValues(node.fields)) {
      return node;
    }
    const term = terms.get(`${page}#${String(node.fields.anchor)}`);
    if (!term) {
      return node;
    }
    const own = { relationTo: "pages", value: term.page };
    const target = documentHref(locale)(own) ? { doc: own, anchor: undefined } : {};
    return { ...node, fields: { ...node.fields, ...target, meaning: term.meaning } };
  });
}

/** Maximum number of pages that are searched for terms of a document. */
const maxPages = 4;

/** Linked pages by cached document, so that each document is searched only once. */
const pagesOf = new WeakMap<object, readonly string[]>();

function pagesOfDocument(document: object, locale: Locale): readonly string[] {
  const known = pagesOf.get(document) ?? [...pagesIn(document, locale)].slice(0, maxPages);
  pagesOf.set(document, known);
  return known;
}

/** The linked pages that may contain glossaries, by path. */
export type Glossaries = ReadonlyMap<string, Content>;

/** Reads the glossaries of a document and adds their cache tags to those of the rendered page. */
export async function readGlossaries(
  args: LoaderArgs,
  document: object,
  locale: Locale,
): Promise<Glossaries> {
  const pages = pagesOfDocument(document, locale);
  const found = pages.map(async (path) => [path, await resolvePath(args, path)] as const);
  return new Map(await Promise.all(found));
}

/** Adds the meanings of terms to the links of a document. */
export function withMeanings<Document>(
  document: Document,
  glossaries: Glossaries,
  locale: Locale,
): Document {
  const terms = [...glossaries].flatMap(([path, content]) =>
    termsOf(content).map((term): [string, Term] => [`${path}#${term.anchor}`, term]),
  );
  return terms.length > 0 ? explained(document, new Map(terms), locale) : document;
}
