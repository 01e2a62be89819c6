import { addressedCollections, documentTag, type Locale } from "contracts";
import type { FlattenedField, Payload } from "payload";
import { database } from "../platform/database.ts";
import { getCachedRead, setCachedRead } from "./cached-reads.ts";
import {
  type ContentGlobal,
  currentAnnouncements,
  type DocumentRow,
  type EmbeddedCollection,
  isEmbeddedCollection,
  linkedDocuments,
  versionsOf,
  versionsOfGlobals,
} from "./published-rows.ts";
import { isValues, type Reference, readFields, type Values } from "./read-fields.ts";

/** Options of all reads through Payload: the access of visitors, so that no draft can leak. */
export const asAnyone = { overrideAccess: false, fallbackLocale: false as const, depth: 0 };

/** A response of the content API, with its cache tags. */
export interface Read<Answer> {
  answer: Answer;
  dependsOn: string[];
}

/** Reads published content in one language, and collects the cache tags of the response. */
export class PublishedReader {
  readonly #payload: Payload;
  readonly #references: Reference[] = [];
  readonly #tags = new Set<string>();
  readonly #named = new Set<string>();
  #globalVersions: ReturnType<typeof versionsOfGlobals> | undefined;
  readonly locale: Locale;

  constructor(payload: Payload, locale: Locale) {
    this.#payload = payload;
    this.locale = locale;
  }

  /** Cache tags of the response: it may change when any of them changes. */
  get dependsOn(): string[] {
    return [...this.#tags].sort();
  }

  /** Ids of the documents in the response. */
  get namedIds(): ReadonlySet<string> {
    return this.#named;
  }

  dependOn(tag: string): void {
    this.#tags.add(tag);
  }

  /** Builds a document from its row. `fillIn` must be called later, to replace its references. */
  document(fields: FlattenedField[], found: DocumentRow): Values {
    return this.#read(fields, storedOf(fields, found, this.locale), found.row.id);
  }

  /** Returns a global; undefined before it is first published. */
  async global(slug: ContentGlobal): Promise<Values | undefined> {
    this.dependOn(slug);
    this.#globalVersions ??= versionsOfGlobals(database(this.#payload));
    const version = (await this.#globalVersions)?.[slug] ?? "never";
    const key = `${slug} ${this.locale}`;
    let found = getCachedRead(key, version);
    if (!found) {
      found = await this.#payload.findGlobal({ slug, locale: this.locale, ...asAnyone });
      setCachedRead(key, version, found);
    }
    const config = this.#payload.globals.config.find((global) => global.slug === slug);
    return isValues(found) && config
      ? this.#read(config.flattenedFields, found, found.id)
      : undefined;
  }

  /** Returns the current announcements in the language, latest start first. */
  async announcements(): Promise<Values[]> {
    this.dependOn("announcements");
    const ids = await currentAnnouncements(database(this.#payload));
    const found = ids.length > 0 ? await this.#embedded("announcements", ids) : new Map();
    const fields = this.#payload.collections.announcements.config.flattenedFields;
    return ids.flatMap((id) => {
      const announcement: unknown = found.get(id);
      return isValues(announcement) ? [this.#read(fields, announcement, id)] : [];
    });
  }

  /** Replaces ids of referenced documents by the documents, with one query per collection. */
  async fillIn(): Promise<void> {
    const byCollection = Map.groupBy(this.#references, ({ collection }) => collection);
    await Promise.all(
      [...byCollection].map(async ([collection, references]) => {
        const ids = [...new Set(references.map(({ id }) => id))].filter(isUuid);
        const found = await this.#found(collection, ids);
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

  #read(fields: FlattenedField[], stored: Values, id: unknown): Values {
    const reading = {
      locale: this.locale,
      references: this.#references,
      leaveOut: (field: string) =>
        this.#payload.logger.warn(`Left out broken rich text: ${field} of ${id}`),
    };
    // Extends the object instead of copying it, because fillIn changes it later.
    return Object.assign(readFields(fields, stored, reading), { id });
  }

  async #found(collection: string, ids: string[]): Promise<Map<unknown, unknown>> {
    for (const id of ids) {
      this.#named.add(id);
      this.dependOn(documentTag(collection, id));
    }
    const addressed = addressedCollections.find((known) => known === collection);
    if (addressed) {
      const request = { collection: addressed, ids, locale: this.locale };
      const found = await linkedDocuments(database(this.#payload), request);
      return new Map(found.map((document) => [document.id, document]));
    }
    return isEmbeddedCollection(collection) ? this.#embedded(collection, ids) : new Map();
  }

  async #embedded(collection: EmbeddedCollection, ids: string[]): Promise<Map<unknown, unknown>> {
    const current = await versionsOf(database(this.#payload), collection, ids);
    const keyOf = (id: string) => `${collection} ${id} ${this.locale}`;
    const found = new Map<unknown, unknown>();
    for (const { id, version } of current) {
      const document = getCachedRead(keyOf(id), version);
      if (document) {
        found.set(id, document);
      }
    }
    const missing = current.filter(({ id }) => !found.has(id));
    if (missing.length > 0) {
      const { docs } = await this.#payload.find({
        collection,
        where: { id: { in: missing.map(({ id }) => id) } },
        locale: this.locale,
        limit: 0,
        pagination: false,
        ...asAnyone,
      });
      const versions = new Map(missing.map(({ id, version }) => [id, version]));
      for (const document of docs) {
        found.set(document.id, document);
        setCachedRead(keyOf(document.id), versions.get(document.id) ?? "", document);
      }
    }
    return found;
  }
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

/** A row in the format that Payload uses in memory: nested groups, localized values by language. */
function storedOf(
  fields: FlattenedField[],
  { row, texts, named = {} }: DocumentRow,
  locale: Locale,
  prefix = "",
): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const name = prefix + field.name;
      if (field.type === "group") {
        return [field.name, storedOf(field.flattenedFields, { row, texts }, locale, `${name}_`)];
      }
      if (field.type === "relationship" && field.hasMany) {
        return [field.name, named[name] ?? []];
      }
      const isTranslated = "localized" in field && field.localized === true;
      return [field.name, isTranslated ? { [locale]: texts[name] } : row[name]];
    }),
  );
}
