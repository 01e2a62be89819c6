import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { hasErrorCode } from "../platform/has-code.ts";
import { type GuideLanguage, guideFiles } from "./guide-links.ts";

// Not `import.meta.dirname`, because the bundler of the admin screens does not support it.
const docs = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../../docs");

/** Returns a file of docs/; undefined if this installation does not contain it. */
async function readDocs(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(path.join(docs, file));
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) {
      return undefined;
    }
    throw error;
  }
}

/** Returns the editors' guide as Markdown. */
export async function readGuide(language: GuideLanguage): Promise<string | undefined> {
  return (await readDocs(guideFiles[language]))?.toString();
}

/**
 * Returns a picture of the guide, a WebP file in docs/pictures/. Accepts only plain file names, so that no request
 * can read another folder.
 */
export async function readGuidePicture(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  return /^[\w-]+\.webp$/.test(name) ? readDocs(`pictures/${name}`) : undefined;
}
