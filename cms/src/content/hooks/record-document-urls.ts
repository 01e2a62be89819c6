import { type AddressedCollection, documentPath, locales } from "contracts";
import type { CollectionAfterChangeHook } from "payload";

/**
 * Records every URL that a published document has had, so that a former URL redirects to the current one. Each row
 * points to a document instead of another URL, so redirects cannot form chains or loops. If another document takes over
 * a URL, the row then points to that document.
 */
export const recordDocumentUrls: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== "published") {
    return;
  }
  const collectionSlug = collection.slug as AddressedCollection;
  const published = await req.payload.findByID({
    collection: collectionSlug,
    id: doc.id,
    locale: "all",
    depth: 0,
    select: { slug: true },
    req,
  });
  const slugs = published.slug as unknown as Partial<Record<string, string | null>> | null;
  for (const locale of locales) {
    const slug = slugs?.[locale];
    if (!slug) {
      continue;
    }
    const path = documentPath({ collection: collectionSlug, slug, locale });
    const document = { relationTo: collectionSlug, value: doc.id };
    const { docs } = await req.payload.find({
      collection: "former-addresses",
      where: { path: { equals: path } },
      limit: 1,
      pagination: false,
      depth: 0,
      req,
    });
    const existing = docs[0];
    if (!existing) {
      await req.payload.create({
        collection: "former-addresses",
        data: { path, locale, document, origin: "former" },
        req,
      });
    } else if (existing.document.value !== doc.id) {
      await req.payload.update({
        collection: "former-addresses",
        id: existing.id,
        data: { document, origin: "former" },
        req,
      });
    }
  }
};
