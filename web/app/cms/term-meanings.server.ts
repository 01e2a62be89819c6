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

function pagesIn(value: unknown, locale: Locale): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each) => pagesIn(each, locale));
  }
  if (!isValues(value)) {
    return [];
  }
  const own = pageOfLink(value, locale);
  return [...(own ? [own] : []), ...Object.values(value).flatMap((each) => pagesIn(each, locale))];
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

/**
 * A document whose links to terms of a glossary say what these mean. What it is drawn from counts the
 * glossary in: reading that is noted as reading the document is.
 */
export async function withMeanings<Document>(
  asked: Asked,
  document: Document,
  locale: Locale,
): Promise<Document> {
  const pages = [...new Set(pagesIn(document, locale))].slice(0, mostPages);
  if (pages.length === 0) {
    return document;
  }
  const found = await Promise.all(
    pages.map(async (path) => meaningsOf(path, await resolvePath(asked, path))),
  );
  return explained(document, new Map(found.flat()), locale);
}
