import { type AddressedCollection, type Alternates, addressedCollections } from "contracts";
import type { Payload } from "payload";
import { alternatesFromSlugs } from "./resolve-content.ts";

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
        select: { slug: true, updatedAt: true },
        overrideAccess: false,
      });
      return docs.map(({ slug, updatedAt }) => ({
        collection,
        updatedAt,
        alternates: alternatesFromSlugs(collection, slug),
      }));
    }),
  );
  return lists.flat().filter(({ alternates }) => Object.keys(alternates).length > 0);
}
