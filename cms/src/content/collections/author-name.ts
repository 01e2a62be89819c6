import type { CollectionBeforeChangeHook } from "payload";

/** The author's name on the article itself: the version before this one shows it, and knows no authors. */
export const keepAuthorName: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (typeof data.writtenBy !== "string") {
    return data;
  }
  // In the language that is being written: asking for another would change the request's.
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
