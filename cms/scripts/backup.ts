import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { copyFolder } from "../src/backup/copy-folder.ts";
import { dumpDatabase } from "../src/backup/dump-database.ts";
import { writeManifest } from "../src/backup/manifest.ts";
import { env } from "../src/platform/env.ts";

/** Copies database, images and secrets into a new folder: `npm run backup -- FOLDER`. */

/** Advisory lock of a running backup. Its number must differ from those of other locks. */
const backupLock = 711_005;

interface Backup {
  client: Client;
  /** Temporary folder that is renamed once the backup is complete. */
  folder: string;
  signal: AbortSignal;
}

async function writeBackup({ client, folder, signal }: Backup): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await dumpDatabase(client, { folder, signal });
  // Copies the images after the database, so that no image of a copied row is missing. Images uploaded meanwhile do no
  // harm.
  if (env.S3_BUCKET === undefined) {
    const modes = { file: 0o600, folder: 0o700 };
    await copyFolder(path.join(env.DATA_DIR, "media"), path.join(folder, "media"), modes);
  }
  const { PAYLOAD_SECRET } = env;
  await writeFile(path.join(folder, "secrets.json"), JSON.stringify({ PAYLOAD_SECRET }), {
    mode: 0o600,
  });
  await writeManifest(folder, env.S3_BUCKET === undefined ? "folder" : "bucket");
  signal.throwIfAborted();
}

/** Records the backup in the database for the panel. If recording fails, the backup still succeeds. */
async function recordInDatabase(client: Client): Promise<void> {
  await client
    .query(
      `insert into heartbeats (name) values ('backup') on conflict (name) do update set beat_at = now()`,
    )
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      process.stderr.write(`The panel will not know of this backup: ${reason}\n`);
    });
}

async function backUp(folder: string, signal: AbortSignal): Promise<void> {
  if (existsSync(folder)) {
    throw new Error(`${folder} exists already: name a folder that does not`);
  }
  const client = new Client({
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    application_name: "backup",
  });
  // Ignores the error event of a lost connection, because the next query reports the error.
  client.on("error", () => {});
  await client.connect();
  const temporaryFolder = `${folder}.unfinished`;
  try {
    const { rows } = await client.query<{ isAlone: boolean }>(
      `select pg_try_advisory_lock(${backupLock}) as "isAlone"`,
    );
    if (!rows[0]?.isAlone) {
      throw new Error("Another backup of this database is being made");
    }
    await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
    // Deletes the folder of an earlier backup that was killed.
    await rm(temporaryFolder, { recursive: true, force: true });
    try {
      await writeBackup({ client, folder: temporaryFolder, signal });
      await rename(temporaryFolder, folder);
    } catch (error) {
      await rm(temporaryFolder, { recursive: true, force: true });
      throw error;
    }
    await recordInDatabase(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const [name] = process.argv.slice(2);
const abortController = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => abortController.abort(new Error("Stopped: nothing was backed up")));
}
try {
  if (name === undefined) {
    throw new Error("Say where to: npm run backup -- FOLDER, which does not exist yet");
  }
  const folder = path.resolve(name);
  await backUp(folder, abortController.signal);
  process.stdout.write(`Backed up to ${folder}. It holds secrets: keep it as one.\n`);
} catch (error) {
  const { aborted, reason } = abortController.signal;
  const cause: unknown = aborted ? reason : error;
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
