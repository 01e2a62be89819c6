import type { Locale } from "contracts";
import type { Payload } from "payload";
import type { Catalogue } from "pricing-engine";
import { draftContext } from "../ground/access/published.ts";
import type { PriceCatalogue } from "../payload-types.ts";
import { engineCatalogue } from "./catalogue/engine-catalogue.ts";

export interface PublishedCatalogue {
  catalogue: Catalogue;
  /** The instant it was published: each publish has its own, and the list of versions shows it. */
  version: string;
  /** An editor's own words for inputs and lines of the quote, in one language. */
  labels: { inputs: Record<string, string>; lines: Record<string, string> };
}

function written(labels: Record<string, unknown> | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "",
    ),
  );
}

/** The price catalogue as visitors are quoted with it; undefined while it is not published. */
export function catalogueOf(
  document: PriceCatalogue,
  { isDraft = false } = {},
): PublishedCatalogue | undefined {
  if ((document._status !== "published" && !isDraft) || !document.updatedAt) {
    return undefined;
  }
  return {
    catalogue: engineCatalogue(document),
    version: document.updatedAt,
    labels: { inputs: written(document.labels?.inputs), lines: written(document.labels?.lines) },
  };
}

/**
 * The price catalogue that visitors are quoted with; undefined while none is published. `isDraft`:
 * as they would be once its draft is.
 */
export async function publishedCatalogue(
  payload: Payload,
  locale: Locale,
  { isDraft = false } = {},
): Promise<PublishedCatalogue | undefined> {
  const document = await payload.findGlobal({
    slug: "price-catalogue",
    locale,
    depth: 0,
    fallbackLocale: false,
    overrideAccess: false,
    ...(isDraft
      ? { draft: true, context: draftContext({ published: [{ kind: "price-catalogue" }] }) }
      : {}),
  });
  return catalogueOf(document, { isDraft });
}
