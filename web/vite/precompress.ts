import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const encoders = { ".br": promisify(brotliCompress), ".gz": promisify(gzip) };

/** Minimum size, in bytes, of files to compress. A smaller file fits into one packet anyway. */
const minBytes = 1_024;

/** Compresses the built files once, at the highest quality; sirv sends the compressed files (server/renderer.ts). */
export async function precompress(directory: string): Promise<void> {
  for await (const name of glob("**/*.{css,js,json,svg}", { cwd: directory })) {
    const file = path.join(directory, name);
    const content = await readFile(file);
    if (content.byteLength < minBytes) {
      continue;
    }
    for (const [extension, encode] of Object.entries(encoders)) {
      await writeFile(file + extension, await encode(content));
    }
  }
}
