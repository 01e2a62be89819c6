import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { access, constants, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { getErrorCode, LaunchError } from "./launch-error.ts";
import { tryLock } from "./lock.ts";

export interface DataDirectoryClaim {
  /** True if the previous run was killed; its processes may then still be exiting. */
  readonly previousRunWasKilled: boolean;
  /** Records the database's port for other commands, such as staff:create. */
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
  // Flushes the folder, so that the rename survives a power failure. Windows cannot open folders.
  const folder = await open(dirname(path)).catch(() => undefined);
  await folder?.sync().finally(() => folder.close());
}

async function makeWritable(dataDirectory: string): Promise<void> {
  try {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    await access(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const cause = causes[getErrorCode(error) ?? ""] ?? String(error);
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
    // Returns undefined if the file is absent or was truncated by a power failure.
    return undefined;
  }
}

/** Takes the lock of the directory; returns `undefined` if another process has the lock. */
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
export function getClusterDirectory(dataDirectory: string): string {
  return join(dataDirectory, "postgres");
}

/** Folder of the reports about hung processes, for the operator. */
export function getReportsFolder(dataDirectory: string): string {
  return join(dataDirectory, "reports");
}

function databasePortPath(dataDirectory: string): string {
  return join(dataDirectory, "postgres-port");
}

/**
 * Returns the port of the previous run's database. The next run uses the same port, so that clients find the database
 * again.
 */
export async function readPreviousDatabasePort(dataDirectory: string): Promise<number | undefined> {
  const port = Number(await readFile(databasePortPath(dataDirectory), "utf8").catch(() => ""));
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

export async function saveDatabasePort(dataDirectory: string, port: number): Promise<void> {
  await writeAtomically(databasePortPath(dataDirectory), `${port}\n`);
}

/** Explains in the operator's error message what each lost secret makes unusable, and how to recover the secret. */
const remedies = {
  secret:
    "Links in e-mails, waiting e-mails and second factors are encrypted with it. Put back the file from a copy of DATA_DIR, or the PAYLOAD_SECRET of a backup's secrets.json; with a new secret of 32 characters or more in that file, these cannot be used any more.",
  "postgres-password":
    "The database lets nobody in without it. Put back the file from a copy of DATA_DIR, or restore a backup into a new DATA_DIR.",
} as const;

/** Minimum length of a complete secret, in characters; generated secrets have 64. */
const minSecretLength = 32;

function isComplete(secret: string): boolean {
  // Rejects zero bytes, which a file system may return after a power failure.
  return secret.length >= minSecretLength && !secret.includes("\0");
}

/**
 * Reads a secret from a file that only its owner can read; creates the file on first use. If a database exists already,
 * a missing or damaged secret is an error, because a new secret would make the existing data inaccessible.
 */
export async function loadOrCreateSecret(
  dataDirectory: string,
  fileName: keyof typeof remedies,
): Promise<string> {
  const path = join(dataDirectory, fileName);
  const stored = await readFile(path, "utf8").catch((error: unknown) => {
    if (getErrorCode(error) !== "ENOENT") {
      throw error;
    }
  });
  const secret = stored?.trim() ?? "";
  if (isComplete(secret)) {
    return secret;
  }
  if (existsSync(join(getClusterDirectory(dataDirectory), "PG_VERSION"))) {
    const state = stored === undefined ? "missing" : secret === "" ? "empty" : "cut short";
    throw new LaunchError(
      `DATA_DIR: "${path}" is ${state}, beside a database. ${remedies[fileName]}`,
    );
  }
  const generated = randomBytes(32).toString("hex");
  await writeAtomically(path, `${generated}\n`);
  return generated;
}
