import { type AddressedCollection, addressedCollections, type Locale, locales } from "contracts";

type Values = Record<string, unknown>;

export type LinkTarget =
  | { kind: "document"; collection: AddressedCollection; id: string; anchor?: string }
  | { kind: "anchor"; anchor: string }
  | { kind: "url"; url: string };

export interface FoundLink {
  target: LinkTarget;
  /** Of a page's sections, the first being 1. */
  section?: number;
}

export interface DocumentLinks {
  /** `pages/ID`, or the slug of a global. */
  document: string;
  title: string;
  locale: Locale;
  links: FoundLink[];
  /** Of its own sections. */
  anchors: string[];
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

/** A text that each language has its own of, as blocks and versions store it. */
function isLocalized(value: Values): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key));
}

function documentOf(reference: unknown, anchor?: unknown): LinkTarget | undefined {
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

/** A link of a form (fields/link.ts); one whose words a language lacks is not drawn in it. */
function formLink(value: Values, locale: Locale): LinkTarget | undefined {
  const { kind, label, document, anchor, url } = value;
  if (isObject(label) && !label[locale]) {
    return undefined;
  }
  if (kind === "document") {
    return documentOf(document, anchor);
  }
  if (kind === "anchor" && typeof anchor === "string" && anchor) {
    return { kind, anchor };
  }
  return kind === "url" && typeof url === "string" ? { kind, url } : undefined;
}

/** A link in running text. */
function textLink({ type, fields }: Values): LinkTarget | undefined {
  if ((type !== "link" && type !== "autolink") || !isObject(fields)) {
    return undefined;
  }
  const { linkType, doc, anchor, url } = fields;
  if (linkType === "internal") {
    return documentOf(doc, anchor);
  }
  return typeof url === "string" ? { kind: "url", url } : undefined;
}

/** The links that visitors find in a stored value, in one language. */
export function linksIn(value: unknown, locale: Locale): LinkTarget[] {
  if (!isObject(value)) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each) => linksIn(each, locale));
  }
  if (isLocalized(value)) {
    return linksIn(value[locale], locale);
  }
  const own = formLink(value, locale) ?? textLink(value);
  return [...(own ? [own] : []), ...Object.values(value).flatMap((each) => linksIn(each, locale))];
}

/** The same of a page's sections. */
export function linksInSections(blocks: unknown, locale: Locale): FoundLink[] {
  return Array.isArray(blocks)
    ? blocks.flatMap((block: unknown, index) =>
        linksIn(block, locale).map((target) => ({ target, section: index + 1 })),
      )
    : [];
}

/** What the sections of a page can be linked to by, and the terms of its glossary. */
export function anchorsIn(blocks: unknown): string[] {
  return Array.isArray(blocks)
    ? blocks
        .filter(isObject)
        .flatMap(({ anchor, terms }) => [
          ...(typeof anchor === "string" ? [anchor] : []),
          ...anchorsIn(terms),
        ])
    : [];
}
