import { type Locale, locales } from "contracts";
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload";
import { mediaFilePath, readContentFiles } from "./content-files.ts";
import { addRowIds, localize } from "./localize.ts";
import { createMarkdownConverter } from "./markdown.ts";
import { resolveReferences, SeededIds } from "./references.ts";

const collections = [
  "testimonials",
  "pricing-plans",
  "legal",
  "authors",
  "categories",
  "tags",
  "posts",
  "pages",
] as const;
const globals = ["site-settings", "navigation", "price-catalogue"] as const;

type Document = Record<string, unknown>;
type Convert = Awaited<ReturnType<typeof createMarkdownConverter>>;

/** Fields that are written in Markdown. */
const markdownFields = new Set(["biography", "body", "content"]);

function convertMarkdown(document: Document, convert: Convert): Document {
  const converted: Document = {};
  for (const [field, value] of Object.entries(document)) {
    if (field === "blocks" && Array.isArray(value)) {
      converted[field] = value.map((block: Document) =>
        block.blockType === "richText" ? convertMarkdown(block, convert) : block,
      );
    } else {
      converted[field] =
        markdownFields.has(field) && typeof value === "string" ? convert(value) : value;
    }
  }
  return converted;
}

/** Converts Markdown fields, except in testimonials, whose field `content` is plain text. */
function prepare(collection: string, document: Document, convert: Convert): Document {
  return collection === "testimonials" ? document : convertMarkdown(document, convert);
}

async function seedMedia(payload: Payload, req: PayloadRequest, ids: SeededIds): Promise<void> {
  for (const { key, data } of await readContentFiles("media")) {
    let id: string | undefined;
    for (const locale of locales) {
      const alt = localize(data.alt, locale) as string;
      if (id === undefined) {
        const filePath = mediaFilePath(data.file as string);
        ({ id } = await payload.create({
          collection: "media",
          data: { alt },
          filePath,
          locale,
          req,
        }));
      } else {
        await payload.update({ collection: "media", id, data: { alt }, locale, req });
      }
    }
    ids.set("media", key, id as string);
  }
}

/** Creates the components of the status page. A component has no drafts, so it is created with all its fields. */
async function seedStatusComponents(payload: Payload, req: PayloadRequest): Promise<void> {
  const collection = "status-components";
  for (const { data } of await readContentFiles(collection)) {
    const [first, ...others] = locales;
    const inLanguage = (locale: Locale) => localize(data, locale) as never;
    const { id } = await payload.create({
      collection,
      data: inLanguage(first),
      locale: first,
      req,
    });
    for (const locale of others) {
      await payload.update({ collection, id, data: inLanguage(locale), locale, req });
    }
  }
}

async function seedContent(payload: Payload, req: PayloadRequest): Promise<void> {
  const ids = new SeededIds();
  await seedMedia(payload, req, ids);
  await seedStatusComponents(payload, req);

  // Assigns all ids before any content, because documents reference each other in cycles.
  const files = await Promise.all(
    collections.map(async (collection) => ({
      collection,
      files: await readContentFiles(collection),
    })),
  );
  for (const { collection, files: documents } of files) {
    for (const { key } of documents) {
      const { id } = await payload.create({ collection, data: {} as never, draft: true, req });
      ids.set(collection, key, id);
    }
  }

  const convert = await createMarkdownConverter(payload.config, ids);
  const inLocale = (data: Document, locale: Locale) =>
    resolveReferences(localize(data, locale), ids) as Document;

  for (const { collection, files: documents } of files) {
    for (const { key, data } of documents) {
      const rows = addRowIds(data) as Document;
      for (const locale of locales) {
        await payload.update({
          collection,
          id: ids.get(collection, key),
          locale,
          data: {
            ...prepare(collection, inLocale(rows, locale), convert),
            _status: "published",
          } as never,
          req,
        });
      }
    }
  }
  for (const { key, data } of await readContentFiles("globals")) {
    const slug = globals.find((global) => global === key);
    if (!slug) {
      throw new Error(`There is no global ${key}`);
    }
    const rows = addRowIds(data) as Document;
    for (const locale of locales) {
      const document = { ...inLocale(rows, locale), _status: "published" };
      await payload.updateGlobal({ slug, locale, data: document as never, req });
    }
  }
  await deleteIntermediateVersions(payload, req);
}

/**
 * Deletes the intermediate versions, in which only some languages are published. Nobody should restore such a version.
 */
async function deleteIntermediateVersions(payload: Payload, req: PayloadRequest): Promise<void> {
  const where = { latest: { not_equals: true } };
  for (const collection of collections) {
    await payload.db.deleteVersions({ collection, where, req });
  }
  for (const globalSlug of globals) {
    await payload.db.deleteVersions({ globalSlug, where, req });
  }
}

/** Returns true if the database contains no pages. */
export async function isUnseeded(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: "pages" });
  return totalDocs === 0;
}

/**
 * Fills an empty database with the committed content, completely or not at all. Skips a database that contains pages.
 * @returns true if content was written
 */
export async function seedEmptyDatabase(payload: Payload): Promise<boolean> {
  if (!(await isUnseeded(payload))) {
    return false;
  }
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await seedContent(payload, req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
  return true;
}
