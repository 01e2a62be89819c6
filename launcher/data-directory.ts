import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { access, constants, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorCode, LaunchError } from "./launch-error.ts";
import { tryLock } from "./lock.ts";

export interface DataDirectoryClaim {
  /** The run before this one was killed: its processes may still be on their way out. */
  readonly previousRunWasKilled: boolean;
  /** Tells other commands where the database of this run listens. */
  publishDatabasePort(port: number): Promise<void>;
  release(): Promise<void>;
}

const instanceRecord = z.object({ pid: z.number(), databasePort: z.number().optional() });
export type InstanceRecord = z.infer<typeof instanceRecord>;

const causes: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "no space left on the device",
  ENOTDIR: "a part of the path is not a directory",
  EEXIST: "it is not a directory",
};

async function writeAtomically(path: string, content: string): Promise<void> {
  await writeFile(`${path}.new`, content, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

async function makeWritable(dataDirectory: string): Promise<void> {
  try {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    await access(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const cause = causes[errorCode(error) ?? ""] ?? String(error);
    throw new LaunchError(`DATA_DIR: cannot write to "${dataDirectory}": ${cause}.`);
  }
}

function recordPath(dataDirectory: string): string {
  return join(dataDirectory, "instance.json");
}

export async function readInstanceRecord(
  dataDirectory: string,
): Promise<InstanceRecord | undefined> {
  try {
    return instanceRecord.parse(JSON.parse(await readFile(recordPath(dataDirectory), "utf8")));
  } catch {
    // Absent, or cut short by a power failure: nothing to learn from it either way.
    return undefined;
  }
}

/** Answers `undefined` while another process uses the directory. */
export async function tryClaimDataDirectory(
  dataDirectory: string,
): Promise<DataDirectoryClaim | undefined> {
  await makeWritable(dataDirectory);
  const lock = tryLock(join(dataDirectory, "lock"));
  if (!lock) {
    return undefined;
  }
  const path = recordPath(dataDirectory);
  const previousRunWasKilled = existsSync(path);
  const record: InstanceRecord = { pid: process.pid };
  await writeAtomically(path, JSON.stringify(record));
  return {
    previousRunWasKilled,
    publishDatabasePort: (databasePort) =>
      writeAtomically(path, JSON.stringify({ ...record, databasePort })),
    release: async () => {
      await rm(path, { force: true });
      lock.release();
    },
  };
}

export async function claimDataDirectory(dataDirectory: string): Promise<DataDirectoryClaim> {
  const claim = await tryClaimDataDirectory(dataDirectory);
  if (claim) {
    return claim;
  }
  const holder = await readInstanceRecord(dataDirectory);
  throw new LaunchError(
    `DATA_DIR: "${dataDirectory}" is in use by ${holder ? `process ${holder.pid}` : "another process"}; stop it or choose another DATA_DIR.`,
  );
}

/** Where the operator finds what was seen of processes that hung. */
export function reportsFolder(dataDirectory: string): string {
  return join(dataDirectory, "reports");
}

function databasePortPath(dataDirectory: string): string {
  return join(dataDirectory, "postgres-port");
}

/** The database's port of the run before: who uses it finds it after a restart. */
export async function previousDatabasePort(dataDirectory: string): Promise<number | undefined> {
  const port = Number(await readFile(databasePortPath(dataDirectory), "utf8").catch(() => ""));
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

export async function keepDatabasePort(dataDirectory: string, port: number): Promise<void> {
  await writeAtomically(databasePortPath(dataDirectory), `${port}\n`);
}

/** A secret that is generated once and kept; only its owner can read the file. */
export async function keptSecret(dataDirectory: string, fileName: string): Promise<string> {
  const path = join(dataDirectory, fileName);
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (errorCode(error) !== "ENOENT") {
      throw error;
    }
  }
  const secret = randomBytes(32).toString("hex");
  await writeAtomically(path, `${secret}\n`);
  return secret;
}
