import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";

const contentDirectory = path.join(import.meta.dirname, "content");

export interface ContentFile {
  /** File name without extension: how other files refer to the document. */
  key: string;
  /** The document, with `{pt-BR, en-US, es-ES}` maps where a value is localized. */
  data: Record<string, unknown>;
}

/** The committed documents of one folder: `pages`, `posts`, `globals`, ... */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const directory = path.join(contentDirectory, folder);
  const names = (await readdir(directory)).filter((name) => name.endsWith(".yaml")).sort();
  return Promise.all(
    names.map(async (name) => ({
      key: path.basename(name, ".yaml"),
      data: parse(await readFile(path.join(directory, name), "utf8")),
    })),
  );
}

export function mediaFilePath(name: string): string {
  return path.join(contentDirectory, "media", name);
}
