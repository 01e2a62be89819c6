import type { Post } from "cms/payload-types";
import { documentPath, type Locale } from "contracts";

type AuthoredPost = Pick<Post, "writtenBy" | "author">;

/** Returns the author's name. An article of an earlier release contains a name instead of an author document. */
export function authorName({ writtenBy, author }: AuthoredPost): string | undefined {
  return (typeof writtenBy === "object" && writtenBy?.title) || author || undefined;
}

/** Returns the path of the author's page if that page exists in the language. */
export function authorHref({ writtenBy }: AuthoredPost, locale: Locale): string | undefined {
  const slug = typeof writtenBy === "object" ? writtenBy?.slug : undefined;
  return slug ? documentPath({ collection: "authors", slug, locale }) : undefined;
}
