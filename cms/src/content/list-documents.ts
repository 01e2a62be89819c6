import { addressedCollections, locales, splitLocalePath } from "contracts";
import type { Payload } from "payload";
import { database } from "../ground/database.ts";
import { everyAddress, everyPathOnce, type PublishedDocument } from "./published/published-rows.ts";

/** Every published document with its addresses, for the sitemap. */
export async function listDocuments(payload: Payload): Promise<PublishedDocument[]> {
  const lists = addressedCollections.map((each) => everyAddress(database(payload), each));
  return (await Promise.all(lists)).flat();
}

interface Paths {
  /** Every path at which a document is published. */
  paths: string[];
  /** Where documents that were published at a path are now, in the same language. */
  redirects: Record<string, string>;
}

/** All paths that lead anywhere: there is nothing of the CMS at any other. */
export async function listPaths(payload: Payload): Promise<Paths> {
  const [documents, former] = await Promise.all([
    listDocuments(payload),
    everyPathOnce(database(payload)),
  ]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const redirects: Record<string, string> = {};
  for (const { path, id } of former) {
    const current = byId.get(id)?.alternates[splitLocalePath(path).locale];
    if (current && current !== path) {
      redirects[path] = current;
    }
  }
  const paths = documents.flatMap(({ alternates }) =>
    locales.flatMap((locale) => alternates[locale] ?? []),
  );
  return { paths, redirects };
}
