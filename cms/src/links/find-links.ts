import { type AddressedCollection, addressedCollections, type Locale, locales } from "contracts";
import type { DocumentValues } from "../platform/document-values.ts";

export type LinkTarget =
  | { kind: "document"; collection: AddressedCollection; id: string; anchor?: string }
  | { kind: "anchor"; anchor: string }
  | { kind: "url"; url: string };

export interface FoundLink {
  target: LinkTarget;
  /** Number of the page section, from 1. */
  section?: number;
}

export interface DocumentLinks {
  /** `COLLECTION/ID`, such as `pages/ID`, or the slug of a global. */
  document: string;
  title: string;
  locale: Locale;
  links: FoundLink[];
  /** Anchors of the sections in this document. */
  anchors: string[];
}

function isObject(value: unknown): value is DocumentValues {
  return typeof value === "object" && value !== null;
}

/**
 * Returns true if a value is an object with one text per language, the form in which blocks and versions store texts.
 */
function isLocalized(value: DocumentValues): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key));
}

function documentTarget(reference: unknown, anchor?: unknown): LinkTarget | undefined {
  if (!isObject(reference)) {
    return undefined;
  }
  const collection = addressedCollections.find((each) => each === reference.relationTo);
  return collection && typeof reference.value === "string"
    ? {
        kind: "document",
        collection,
        id: reference.value,
        ...(typeof anchor === "string" && anchor ? { anchor } : {}),
      }
    : undefined;
}

/**
 * Returns the target of a link field (fields/link.ts). Returns undefined if the link has no label in the language,
 * because the site then does not show it.
 */
function linkFieldTarget(value: DocumentValues, locale: Locale): LinkTarget | undefined {
  const { kind, label, document, anchor, url } = value;
  if (isObject(label) && !label[locale]) {
    return undefined;
  }
  if (kind === "document") {
    return documentTarget(document, anchor);
  }
  if (kind === "anchor" && typeof anchor === "string" && anchor) {
    return { kind, anchor };
  }
  return kind === "url" && typeof url === "string" ? { kind, url } : undefined;
}

/** Returns the target of a link in running text, or of a related document between paragraphs. */
function textLinkTarget(node: DocumentValues): LinkTarget | undefined {
  const { type, fields } = node;
  if (type === "relationship") {
    return documentTarget(node);
  }
  if ((type !== "link" && type !== "autolink") || !isObject(fields)) {
    return undefined;
  }
  const { linkType, doc, anchor, url } = fields;
  if (linkType === "internal") {
    return documentTarget(doc, anchor);
  }
  return typeof url === "string" ? { kind: "url", url } : undefined;
}

/** Returns the links that visitors see in a stored value, in one language. */
export function findLinks(value: unknown, locale: Locale): LinkTarget[] {
  if (!isObject(value)) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each) => findLinks(each, locale));
  }
  if (isLocalized(value)) {
    return findLinks(value[locale], locale);
  }
  const own = linkFieldTarget(value, locale) ?? textLinkTarget(value);
  return [
    ...(own ? [own] : []),
    ...Object.values(value).flatMap((each) => findLinks(each, locale)),
  ];
}

/** Returns the links in a page's sections, each with the number of its section. */
export function findSectionLinks(blocks: unknown, locale: Locale): FoundLink[] {
  return Array.isArray(blocks)
    ? blocks.flatMap((block: unknown, index) =>
        findLinks(block, locale).map((target) => ({ target, section: index + 1 })),
      )
    : [];
}

/** Returns the anchors of a page's sections and glossary terms. */
export function findAnchors(blocks: unknown): string[] {
  return Array.isArray(blocks)
    ? blocks
        .filter(isObject)
        .flatMap(({ anchor, terms }) => [
          ...(typeof anchor === "string" ? [anchor] : []),
          ...findAnchors(terms),
        ])
    : [];
}
