import type { AddressedCollection } from "contracts";

/** What a document is, as readers call it: ids of messages. */
export const kindNames = {
  pages: "search.kind.pages",
  posts: "search.kind.posts",
  legal: "search.kind.legal",
  categories: "search.kind.categories",
  tags: "search.kind.tags",
  authors: "search.kind.authors",
} as const satisfies Record<AddressedCollection, string>;
