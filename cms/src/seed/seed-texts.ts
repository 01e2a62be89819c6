import { type Locale, locales } from "contracts";
import { readContentFiles } from "./content-files.ts";

/** A localized text of the seed, for tests of its facts. Non-breaking spaces are replaced by ordinary spaces. */
export interface SeedText {
  /** Folder, file, field and language: "pages/precos.title.pt-BR". */
  path: string;
  locale: Locale;
  text: string;
}

/** Returns every localized text below a value. */
export function listLocalizedTexts(value: unknown, path: string): SeedText[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => {
    const locale = locales.find((each) => each === key);
    return locale && typeof part === "string"
      ? [{ path: `${path}.${locale}`, locale, text: part.replaceAll("\u00a0", " ") }]
      : listLocalizedTexts(part, `${path}.${key}`);
  });
}

const folders = ["pages", "posts", "pricing-plans", "legal", "globals"] as const;
type Folder = (typeof folders)[number];

/** Reads the seed's documents with texts that mention facts of the offer. */
export async function readSeedTexts() {
  const files = new Map(
    await Promise.all(
      folders.map(async (folder) => [folder, await readContentFiles(folder)] as const),
    ),
  );
  const filesIn = (folder: Folder) => files.get(folder) ?? [];
  const seed = (folder: Folder, key: string): Record<string, unknown> =>
    filesIn(folder).find((file) => file.key === key)?.data ?? {};
  return {
    filesIn,
    /** Returns a document by its folder and file name; an empty document if the file does not exist. */
    seed,
    /** Returns the running text of a document, with ordinary spaces. */
    bodyOf: (folder: Folder, key: string, locale: Locale): string =>
      (seed(folder, key).body as Record<Locale, string>)[locale].replaceAll("\u00a0", " "),
    texts: folders.flatMap((folder) =>
      filesIn(folder).flatMap(({ key, data }) => listLocalizedTexts(data, `${folder}/${key}`)),
    ),
  };
}
