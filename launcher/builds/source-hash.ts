import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

/** Folders that no build reads: output, installed packages, tests and seed content. */
const ignoredFolders = new Set([
  ".next",
  ".react-router",
  "build",
  "node_modules",
  "seed",
  "test-fixtures",
  "tests",
]);

// Files whose changes trigger no build; the build itself writes next-env.d.ts and *.tsbuildinfo.
const ignoredFiles = /^next-env\.d\.ts$|\.tsbuildinfo$|\.md$|\.(test|stories)\.tsx?$/;

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  const nested = entries.map((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      return ignoredFolders.has(entry.name) ? [] : listFiles(child);
    }
    return entry.isFile() && !ignoredFiles.test(entry.name) ? [child] : [];
  });
  return (await Promise.all(nested)).flat();
}

async function expand(path: string): Promise<string[]> {
  return (await stat(path)).isDirectory() ? listFiles(path) : [path];
}

/**
 * Hashes the names and contents of files. Ignores modification times, so that a checkout or a copy triggers no build.
 */
export async function hashSources(root: string, inputs: readonly string[]): Promise<string> {
  const lists = await Promise.all(inputs.map((input) => expand(join(root, input))));
  const files = lists.flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? "";
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
