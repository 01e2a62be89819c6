import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";

const contentDirectory = path.join(import.meta.dirname, "content");

export interface ContentFile {
  /** File name without extension, by which other files reference the document. */
  key: string;
  /** The document's data; localized values are `{pt-BR, en-US, es-ES}` maps. */
  data: Record<string, unknown>;
}

/** Reads the committed documents of one folder: `pages`, `posts`, `globals`, ... */
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
