import type { Post } from "cms/payload-types";
import { documentPath, type Locale } from "contracts";

type Written = Pick<Post, "writtenBy" | "author">;

/** Who wrote an article; one of the version before had only a name. */
export function authorName({ writtenBy, author }: Written): string | undefined {
  return (typeof writtenBy === "object" && writtenBy?.title) || author || undefined;
}

/** The page of who wrote it, where there is one in the language. */
export function authorHref({ writtenBy }: Written, locale: Locale): string | undefined {
  const slug = typeof writtenBy === "object" ? writtenBy?.slug : undefined;
  return slug ? documentPath({ collection: "authors", slug, locale }) : undefined;
}
