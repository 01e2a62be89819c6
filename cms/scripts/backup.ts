import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { writeManifest } from "../src/backup/manifest.ts";
import { runPostgresTool } from "../src/backup/postgres-tool.ts";
import { env } from "../src/ground/env.ts";

/** Copies database, pictures and secrets into a new folder: `npm run backup -- FOLDER`. */

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

async function backUp(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const dump = path.join(folder, "database.dump");
  await runPostgresTool("pg_dump", {
    url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    args: ["--format=custom", "--no-owner", "--no-privileges", `--file=${dump}`],
  });
  // After the database: a picture that comes meanwhile is one too many, none is missing.
  if (env.S3_BUCKET === undefined) {
    await cp(path.join(env.DATA_DIR, "media"), path.join(folder, "media"), {
      recursive: true,
    }).catch((error: unknown) => {
      if (!hasCode(error, "ENOENT")) {
        throw error;
      }
    });
  }
  const { PAYLOAD_SECRET } = env;
  await writeFile(path.join(folder, "secrets.json"), JSON.stringify({ PAYLOAD_SECRET }), {
    mode: 0o600,
  });
  await writeManifest(folder, env.S3_BUCKET === undefined ? "folder" : "bucket");
}

/** For the panel, which says when the last one was; not a reason for this one to count as failed. */
async function noteInDatabase(): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL });
  try {
    await client.connect();
    await client.query(
      `insert into heartbeats (name) values ('backup') on conflict (name) do update set beat_at = now()`,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The panel will not know of this backup: ${reason}\n`);
  } finally {
    await client.end().catch(() => {});
  }
}

const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) {
    throw new Error("Say where to: npm run backup -- FOLDER, which does not exist yet");
  }
  await backUp(path.resolve(folder));
  await noteInDatabase();
  process.stdout.write(`Backed up to ${path.resolve(folder)}. It holds secrets: keep it as one.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
