import { type AddressedCollection, type Alternates, addressedCollections } from "contracts";
import type { Payload } from "payload";
import { addressFields, alternatesFrom } from "./resolve-content.ts";

export interface PublishedDocument {
  collection: AddressedCollection;
  updatedAt: string;
  alternates: Alternates;
}

/** Every published document with its addresses, for the sitemap. */
export async function listDocuments(payload: Payload): Promise<PublishedDocument[]> {
  const lists = await Promise.all(
    addressedCollections.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where: { _status: { equals: "published" } },
        locale: "all",
        depth: 0,
        limit: 10_000,
        pagination: false,
        select: { ...addressFields(collection), updatedAt: true },
        overrideAccess: false,
      });
      return docs.map((document) => ({
        collection,
        updatedAt: document.updatedAt,
        alternates: alternatesFrom(collection, document),
      }));
    }),
  );
  return lists.flat().filter(({ alternates }) => Object.keys(alternates).length > 0);
}

/** Every path at which a document is published, or was: there is nothing of the CMS at any other. */
export async function listPaths(payload: Payload): Promise<string[]> {
  const [documents, { docs: addresses }] = await Promise.all([
    listDocuments(payload),
    payload.find({
      collection: "former-addresses",
      depth: 0,
      limit: 0,
      pagination: false,
      select: { path: true },
    }),
  ]);
  const published = documents.flatMap(({ alternates }) => Object.values(alternates));
  return [...new Set([...published, ...addresses.map(({ path }) => path)])];
}
