import { createWriteStream, type Dirent } from "node:fs";
import { chmod, chown, mkdir, open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { hasErrorCode } from "../platform/has-code.ts";

interface Modes {
  file: number;
  folder: number;
  /** Owner of the copies; defaults to the user of this process. */
  owner?: { uid: number; gid: number } | undefined;
}

/** Returns the entries of a folder; an empty list if the folder does not exist. */
async function readEntries(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) {
      return [];
    }
    throw error;
  }
}

/** Copies files and folders and sets the given modes. Skips files that are deleted during the copy. */
export async function copyFolder(from: string, to: string, modes: Modes): Promise<void> {
  const entries = await readEntries(from);
  if (await mkdir(to, { recursive: true })) {
    await setOwnerAndMode(to, modes.folder, modes);
  }
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      await copyFolder(source, target, modes);
    } else if (entry.isFile()) {
      await copySingleFile(source, target, modes);
    }
  }
}

/**
 * Copies a file with streams. copyFile would preserve the owner, and root in a container may not change the modes of
 * other users' files.
 */
async function copySingleFile(source: string, target: string, modes: Modes): Promise<void> {
  const file = await open(source).catch((error: unknown) => {
    if (!hasErrorCode(error, "ENOENT")) {
      throw error;
    }
  });
  if (file) {
    await rm(target, { force: true });
    await pipeline(file.createReadStream(), createWriteStream(target, { flags: "wx" }));
    await setOwnerAndMode(target, modes.file, modes);
  }
}

async function setOwnerAndMode(target: string, mode: number, { owner }: Modes): Promise<void> {
  await chmod(target, mode);
  if (owner) {
    await chown(target, owner.uid, owner.gid);
  }
}
