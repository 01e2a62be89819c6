import type { Locale } from "contracts";
import { type Asked, type Content, resolvePath } from "./content-client.server.ts";
import { documentHref } from "./link.ts";
import { replacedWithin } from "./replaced-within.ts";

type Values = Record<string, unknown>;

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The page that a link in running text leads to a part of; undefined for all other nodes. */
function pageOfLink(node: Values, locale: Locale): string | undefined {
  const { type, fields } = node;
  const isLink = type === "link" && isValues(fields) && typeof fields.anchor === "string";
  const doc = isLink && isValues(fields.doc) ? fields.doc : undefined;
  return doc?.relationTo === "pages"
    ? documentHref(locale)({ relationTo: "pages", value: doc.value })
    : undefined;
}

/** All pages that links in the value lead to parts of, each once. */
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

/** By page and term: `/glossario#sla`. */
type Meanings = Map<string, string>;

function meaningsOf(path: string, content: Content): [string, string][] {
  const blocks = content.kind === "pages" ? content.document.blocks : [];
  return blocks.flatMap((block) =>
    block.blockType === "glossary"
      ? block.terms.map(({ anchor, meaning }): [string, string] => [`${path}#${anchor}`, meaning])
      : [],
  );
}

function explained<Document>(document: Document, meanings: Meanings, locale: Locale): Document {
  return replacedWithin(document, (node) => {
    const page = isValues(node) && pageOfLink(node, locale);
    if (!page || !isValues(node.fields)) {
      return node;
    }
    const meaning = meanings.get(`${page}#${String(node.fields.anchor)}`);
    return meaning ? { ...node, fields: { ...node.fields, meaning } } : node;
  });
}

/** A document pointing at more pages than these is no text that explains terms. */
const mostPages = 4;

/** What documents that are kept lead to; none is looked through twice. */
const pagesOf = new WeakMap<object, readonly string[]>();

function pagesOfDocument(document: object, locale: Locale): readonly string[] {
  const known = pagesOf.get(document) ?? [...pagesIn(document, locale)].slice(0, mostPages);
  pagesOf.set(document, known);
  return known;
}

/** What links of running text lead to parts of: the pages that may say what a term means, by their paths. */
export type Glossaries = ReadonlyMap<string, Content>;

/** Reading them is noted as reading the document is: a page is drawn from them too. */
export async function readGlossaries(
  asked: Asked,
  document: object,
  locale: Locale,
): Promise<Glossaries> {
  const pages = pagesOfDocument(document, locale);
  const found = pages.map(async (path) => [path, await resolvePath(asked, path)] as const);
  return new Map(await Promise.all(found));
}

/** A document whose links to terms of a glossary say what these mean. */
export function withMeanings<Document>(
  document: Document,
  glossaries: Glossaries,
  locale: Locale,
): Document {
  const meanings = [...glossaries].flatMap(([path, content]) => meaningsOf(path, content));
  return meanings.length > 0 ? explained(document, new Map(meanings), locale) : document;
}
