export const referencePrefixes = {
  page: "pages",
  post: "posts",
  legal: "legal",
  testimonial: "testimonials",
  plan: "pricing-plans",
  category: "categories",
  tag: "tags",
  author: "authors",
  media: "media",
} as const;

export type ReferencedCollection = (typeof referencePrefixes)[keyof typeof referencePrefixes];

/** Maps `collection/key` to the id of the seeded document. */
export class SeededIds {
  readonly #ids = new Map<string, string>();

  set(collection: ReferencedCollection, key: string, id: string): void {
    this.#ids.set(`${collection}/${key}`, id);
  }

  has(collection: ReferencedCollection, key: string): boolean {
    return this.#ids.has(`${collection}/${key}`);
  }

  get(collection: ReferencedCollection, key: string): string {
    const id = this.#ids.get(`${collection}/${key}`);
    if (!id) {
      throw new Error(`Content refers to ${collection}/${key}, which does not exist`);
    }
    return id;
  }
}

export interface SeedReference {
  relationTo: ReferencedCollection;
  value: string;
}

/** Parses `page:sobre` into a reference to the seeded document; returns undefined for any other text. */
export function parseReference(text: string, ids: SeededIds): SeedReference | undefined {
  const [prefix = "", key] = text.split(":");
  const relationTo = referencePrefixes[prefix as keyof typeof referencePrefixes];
  return relationTo && key && !key.startsWith("//")
    ? { relationTo, value: ids.get(relationTo, key) }
    : undefined;
}

/** Fields that contain keys of documents, with the collection of the documents. */
const keyFields: Record<string, ReferencedCollection> = {
  testimonials: "testimonials",
  plans: "pricing-plans",
  writtenBy: "authors",
  category: "categories",
  tags: "tags",
  related: "posts",
  calculatorPage: "pages",
  page: "pages",
  elsewhere: "pages",
  cookiePolicy: "legal",
  privacyPolicy: "legal",
  termsOfService: "legal",
  logo: "media",
  shareImage: "media",
};

/** Replaces every key of a document by the document's id, as Payload expects. */
export function resolveReferences(value: unknown, ids: SeededIds, field = ""): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => resolveReferences(item, ids, field));
  }
  if (typeof value === "string") {
    if (field === "document") {
      return parseReference(value, ids) ?? value;
    }
    const collection = keyFields[field];
    return collection ? ids.get(collection, value) : value;
  }
  if (typeof value === "object" && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolveReferences(item, ids, key)]),
    );
  }
  return value;
}
