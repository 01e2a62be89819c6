import { addressedCollections, getDocumentTag, type Locale } from "contracts";
import type { Payload, SelectType } from "payload";
import { database } from "../platform/database.ts";
import type { DocumentValues } from "../platform/document-values.ts";
import { isRecordId } from "../platform/record-id.ts";
import { filterPagesWithinDates, findCurrentAnnouncementIds } from "./published-rows.ts";
import { type FieldReference, listFieldReferences } from "./references.ts";

/**
 * Options of all reads: the access of visitors, so that drafts cannot leak, and no fallback to texts of another
 * language.
 */
export const visitorReadOptions = {
  overrideAccess: false,
  fallbackLocale: false as const,
  depth: 0,
};

/**
 * Collections whose documents are embedded as a whole. Documents of other collections have a URL and are only linked.
 */
const embeddedCollections = ["media", "testimonials", "pricing-plans", "announcements"] as const;

type ContentCollection =
  | (typeof addressedCollections)[number]
  | (typeof embeddedCollections)[number];

type ContentGlobal = "site-settings" | "navigation" | "price-catalogue";

/** Fields of a linked document that the link needs. */
const linkFields = { title: true, slug: true } as const;

/** A response of the content API, with its cache tags. */
export interface TaggedResponse<Answer> {
  answer: Answer;
  dependsOn: string[];
}

/**
 * Reads published content in one language with Payload's Local API, and collects the cache tags of the response.
 *
 * Documents are read with depth 0, and `fillIn` replaces the ids in them. With a greater depth, Payload would remove
 * the ids of documents that visitors may not read. The response would then have no cache tags of those documents, and
 * would not change when they are published.
 */
export class PublishedReader {
  readonly #payload: Payload;
  readonly #references: FieldReference[] = [];
  readonly #tags = new Set<string>();
  readonly locale: Locale;

  constructor(payload: Payload, locale: Locale) {
    this.#payload = payload;
    this.locale = locale;
  }

  /** Cache tags of the response. The response may change when any of the tagged documents changes. */
  get dependsOn(): string[] {
    return [...this.#tags].sort();
  }

  dependOn(tag: string): void {
    this.#tags.add(tag);
  }

  /**
   * Returns a published document; undefined if the document does not exist or is not published. The values of
   * `substitute` replace values of the document. `fillIn` must be called later, to replace the document's references.
   */
  async document(
    collection: ContentCollection,
    id: string,
    substitute: DocumentValues = {},
  ): Promise<DocumentValues | undefined> {
    const found = (await this.#find(collection, [id])).get(id);
    return found && this.#withReferences(collection, Object.assign(found, substitute));
  }

  /** Returns the published documents among `ids`, in the order of `ids`. `fillIn` must be called later. */
  async documents(
    collection: ContentCollection,
    ids: readonly string[],
    select?: SelectType,
  ): Promise<DocumentValues[]> {
    const found = await this.#find(collection, ids, select);
    return ids.flatMap((id) => {
      const document = found.get(id);
      return document ? [this.#withReferences(collection, document)] : [];
    });
  }

  /** Returns a global, which has no values before its first publish. `fillIn` must be called later. */
  async global(slug: ContentGlobal): Promise<DocumentValues> {
    this.dependOn(slug);
    const { config } = this.#payload.globals;
    const fields = config.find((global) => global.slug === slug)?.flattenedFields ?? [];
    const found: object = await this.#payload.findGlobal({
      slug,
      locale: this.locale,
      ...visitorReadOptions,
    });
    const values = { ...found };
    this.#references.push(...listFieldReferences(fields, values));
    return values;
  }

  /** Returns the current announcements in the language, latest start first. */
  async announcements(): Promise<DocumentValues[]> {
    this.dependOn("announcements");
    return this.documents(
      "announcements",
      await findCurrentAnnouncementIds(database(this.#payload)),
    );
  }

  /** Replaces ids of referenced documents by the documents, with one query per collection. */
  async fillIn(): Promise<void> {
    const byCollection = Map.groupBy(this.#references, ({ collection }) => collection);
    await Promise.all(
      [...byCollection].map(async ([collection, references]) => {
        const ids = [...new Set(references.map(({ id }) => id))].filter(isRecordId);
        const found = await this.#findReferenced(collection, ids);
        for (const { id, fill } of references) {
          const document = found.get(id);
          if (document) {
            fill(document);
          }
        }
      }),
    );
    this.#references.length = 0;
  }

  #withReferences(collection: ContentCollection, document: DocumentValues): DocumentValues {
    const { flattenedFields } = this.#payload.collections[collection].config;
    this.#references.push(...listFieldReferences(flattenedFields, document));
    return document;
  }

  async #findReferenced(collection: string, ids: string[]): Promise<Map<unknown, DocumentValues>> {
    for (const id of ids) {
      this.dependOn(getDocumentTag(collection, id));
    }
    if (collection === "pages") {
      const isWithinDates = await filterPagesWithinDates(database(this.#payload), ids);
      return this.#find(collection, isWithinDates, linkFields);
    }
    const addressed = addressedCollections.find((known) => known === collection);
    if (addressed) {
      return this.#find(addressed, ids, linkFields);
    }
    const embedded = embeddedCollections.find((known) => known === collection);
    return embedded ? this.#find(embedded, ids) : new Map();
  }

  async #find(
    collection: ContentCollection,
    ids: readonly string[],
    select?: SelectType,
  ): Promise<Map<unknown, DocumentValues>> {
    if (ids.length === 0) {
      return new Map();
    }
    const { docs } = await this.#payload.find({
      collection,
      where: { id: { in: ids } },
      locale: this.locale,
      pagination: false,
      ...(select ? { select } : {}),
      ...visitorReadOptions,
    });
    return new Map(docs.map((document) => [document.id, { ...document }]));
  }
}
