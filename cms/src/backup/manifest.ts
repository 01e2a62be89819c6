import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/**
 * Manifest: list of a backup's files. These are `database.json`, `database/`, `media/` and `secrets.json`. Format 1
 * contained `database.dump` by pg_dump in place of `database.json` and `database/`.
 */
const manifest = z.object({
  format: z.literal(2),
  createdAt: z.iso.datetime(),
  /** Location of the images. A backup does not contain images that are in a bucket. */
  uploads: z.enum(["folder", "bucket"]),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

const manifestFormat = z.object({ format: z.number() });

export const backupSecrets = z.object({ PAYLOAD_SECRET: z.string() });

const fileName = "manifest.json";

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
  }
  return hash.digest("hex");
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== fileName)
    .toSorted();
}

/** Writes the manifest. Callers must write it last, so that an interrupted backup has no manifest. */
export async function writeManifest(folder: string, uploads: Manifest["uploads"]): Promise<void> {
  const files: Manifest["files"] = [];
  for (const file of await filesIn(folder)) {
    const filePath = path.join(folder, file);
    files.push({ path: file, size: (await stat(filePath)).size, sha256: await sha256(filePath) });
  }
  const manifestContent: Manifest = {
    format: 2,
    createdAt: new Date().toISOString(),
    uploads,
    files,
  };
  await writeFile(path.join(folder, fileName), `${JSON.stringify(manifestContent, null, 2)}\n`, {
    mode: 0o600,
  });
}

/** Returns the missing and changed files of a backup, which prevent a restore. Empty if the backup is complete. */
export async function findBackupProblems(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, fileName), "utf8").catch(() => undefined);
  if (text === undefined) {
    return [`${fileName} is missing: this is no backup, or one that was not finished`];
  }
  const { format } = manifestFormat.parse(JSON.parse(text));
  if (format === 1) {
    return [
      "it was made with pg_dump by an earlier version of the site: restore it with that version, or its database.dump with pg_restore, its media/ by copying, and its secret as PAYLOAD_SECRET",
    ];
  }
  const { files } = manifest.parse(JSON.parse(text));
  const existingFiles = new Set(await filesIn(folder));
  const problems: string[] = [];
  for (const { path: file, sha256: expected } of files) {
    if (!existingFiles.delete(file)) {
      problems.push(`${file} is missing`);
    } else if ((await sha256(path.join(folder, file))) !== expected) {
      problems.push(`${file} is not what was backed up`);
    }
  }
  return [...problems, ...[...existingFiles].map((file) => `${file} is not of this backup`)];
}

/** Returns whether the images of a backup are in its folder or in a bucket. */
export async function readUploadLocation(folder: string): Promise<Manifest["uploads"]> {
  const text = await readFile(path.join(folder, fileName), "utf8");
  return manifest.parse(JSON.parse(text)).uploads;
}
