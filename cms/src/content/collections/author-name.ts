import type { CollectionBeforeChangeHook } from "payload";

/**
 * Copies the author's name into the article's field `author`. The previous release shows this field and does not know
 * the authors collection.
 */
export const copyAuthorName: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (typeof data.writtenBy !== "string") {
    return data;
  }
  // Reads the author in the request's language, because a read in another language would change `req.locale`.
  const found = await req.payload.findByID({
    collection: "authors",
    id: data.writtenBy,
    depth: 0,
    disableErrors: true,
    select: { title: true },
    req,
  });
  return found?.title ? { ...data, author: found.title } : data;
};
