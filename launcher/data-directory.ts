import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { access, constants, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
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
  // The name too outlives a power failure. Windows opens no folders.
  const folder = await open(dirname(path)).catch(() => undefined);
  await folder?.sync().finally(() => folder.close());
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

/** Directory of the embedded database's files. */
export function clusterDirectory(dataDirectory: string): string {
  return join(dataDirectory, "postgres");
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

/** Describes the loss caused by a missing generated secret, and the remedy. */
const remedies = {
  secret:
    "Sessions and the links in e-mails are keyed with it. Put back the file from a copy of DATA_DIR, or the PAYLOAD_SECRET of a backup's secrets.json; a new secret of 32 characters or more in that file ends every session and link.",
  "postgres-password":
    "The database lets nobody in without it. Put back the file from a copy of DATA_DIR, or restore a backup into a new DATA_DIR.",
} as const;

/** Shorter ones were cut; generated ones have 64 characters. */
const minSecretLength = 32;

function isWhole(secret: string): boolean {
  // A file system that lost its power may leave zero bytes.
  return secret.length >= minSecretLength && !secret.includes("\0");
}

/**
 * A secret that is generated once, and kept in a file that only its owner can read. Beside a database
 * it is never generated again: what is in there depends on the former one.
 */
export async function keptSecret(
  dataDirectory: string,
  fileName: keyof typeof remedies,
): Promise<string> {
  const path = join(dataDirectory, fileName);
  const kept = await readFile(path, "utf8").catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") {
      throw error;
    }
  });
  const secret = kept?.trim() ?? "";
  if (isWhole(secret)) {
    return secret;
  }
  if (existsSync(join(clusterDirectory(dataDirectory), "PG_VERSION"))) {
    const state = kept === undefined ? "missing" : secret === "" ? "empty" : "cut short";
    throw new LaunchError(
      `DATA_DIR: "${path}" is ${state}, beside a database. ${remedies[fileName]}`,
    );
  }
  const generated = randomBytes(32).toString("hex");
  await writeAtomically(path, `${generated}\n`);
  return generated;
}
