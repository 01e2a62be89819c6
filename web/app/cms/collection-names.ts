import type { AddressedCollection } from "contracts";

/** Message ids of the kinds of documents. */
export const collectionNames = {
  pages: "search.kind.pages",
  posts: "search.kind.posts",
  legal: "search.kind.legal",
  categories: "search.kind.categories",
  tags: "search.kind.tags",
  authors: "search.kind.authors",
} as const satisfies Record<AddressedCollection, string>;
