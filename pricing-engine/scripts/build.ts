import { execFile } from "node:child_process";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "rolldown";

// Builds the npm package: one minified module with its source map, type declarations, the README and a separate
// package.json. Packages of this repository import the sources directly instead.

const root = join(import.meta.dirname, "..");
const outDir = resolve(process.argv[2] ?? join(root, "dist"));
const tsc = join(dirname(fileURLToPath(import.meta.resolve("typescript/package.json"))), "bin/tsc");

await rm(outDir, { recursive: true, force: true });

await build({
  input: join(root, "src/index.ts"),
  platform: "neutral",
  output: { file: join(outDir, "index.js"), minify: true, sourcemap: true },
});

const project = join(root, "tsconfig.build.json");
const types = join(outDir, "types");
await promisify(execFile)(process.execPath, [tsc, "--project", project, "--outDir", types]);

const { name, version, description, license, type, sideEffects } = JSON.parse(
  await readFile(join(root, "package.json"), "utf8"),
);
const exports = { ".": { types: "./types/index.d.ts", default: "./index.js" } };
const published = { name, version, description, license, type, sideEffects, exports };
await writeFile(join(outDir, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
await copyFile(join(root, "README.md"), join(outDir, "README.md"));
