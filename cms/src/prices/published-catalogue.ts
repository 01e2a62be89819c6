import type { Locale } from "contracts";
import type { Payload } from "payload";
import type { Catalogue } from "pricing-engine";
import type { PriceCatalogue } from "../payload-types.ts";
import { createDraftContext } from "../platform/access/published.ts";
import { toEngineCatalogue } from "./catalogue/engine-catalogue.ts";

export interface PublishedCatalogue {
  catalogue: Catalogue;
  /** Time of the publish. Identifies the version and is shown in the list of versions. */
  version: string;
  /** Labels that editors set for inputs and quote lines, in one language. */
  labels: { inputs: Record<string, string>; lines: Record<string, string> };
}

function written(labels: Record<string, unknown> | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "",
    ),
  );
}

/** Returns the price catalogue in a document; undefined if the document is not published. */
export function toPublishedCatalogue(
  document: PriceCatalogue,
  { isDraft = false } = {},
): PublishedCatalogue | undefined {
  if ((document._status !== "published" && !isDraft) || !document.updatedAt) {
    return undefined;
  }
  return {
    catalogue: toEngineCatalogue(document),
    version: document.updatedAt,
    labels: { inputs: written(document.labels?.inputs), lines: written(document.labels?.lines) },
  };
}

/**
 * Returns the published price catalogue; undefined if no catalogue is published. With `isDraft`, returns the draft as
 * if it were published.
 */
export async function readPublishedCatalogue(
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
      ? { draft: true, context: createDraftContext({ published: [{ kind: "price-catalogue" }] }) }
      : {}),
  });
  return toPublishedCatalogue(document, { isDraft });
}
