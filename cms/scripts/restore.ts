import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { faultsOf, secrets } from "../src/backup/manifest.ts";
import { databaseName, runPostgresTool } from "../src/backup/postgres-tool.ts";
import { env } from "../src/ground/env.ts";

/** Puts a backup into an empty database and DATA_DIR: `npm run restore -- FOLDER`. */

const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

async function isEmpty(): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/** Sessions and the links in e-mails are keyed with it, so the site must go on with the same one. */
async function adoptSecret(kept: string): Promise<string | undefined> {
  if (env.PAYLOAD_SECRET === kept) {
    return undefined;
  }
  const file = path.join(env.DATA_DIR, "secret");
  const own = await readFile(file, "utf8").catch(() => undefined);
  if (own?.trim() === env.PAYLOAD_SECRET) {
    await writeFile(file, `${kept}\n`, { mode: 0o600 });
    return undefined;
  }
  return "PAYLOAD_SECRET: set it to the one in the backup's secrets.json, or nobody's session and no link in an e-mail works any more";
}

async function restore(folder: string): Promise<void> {
  const faults = await faultsOf(folder);
  if (faults.length > 0) {
    throw new Error(`Nothing was restored: ${faults.join("; ")}`);
  }
  if (!(await isEmpty())) {
    throw new Error("Nothing was restored: the database is not empty");
  }
  const { PAYLOAD_SECRET } = secrets.parse(
    JSON.parse(await readFile(path.join(folder, "secrets.json"), "utf8")),
  );
  const complaint = await adoptSecret(PAYLOAD_SECRET);
  if (complaint) {
    throw new Error(complaint);
  }
  const dump = path.join(folder, "database.dump");
  await runPostgresTool("pg_restore", {
    url,
    args: [
      "--no-owner",
      "--no-privileges",
      "--exit-on-error",
      "--single-transaction",
      `--dbname=${databaseName(url)}`,
      dump,
    ],
  });
  await cp(path.join(folder, "media"), path.join(env.DATA_DIR, "media"), { recursive: true }).catch(
    (error: unknown) => {
      // A bucket's pictures are in the bucket.
      if (env.S3_BUCKET === undefined) {
        throw error;
      }
    },
  );
}

const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) {
    throw new Error("Say from where: npm run restore -- FOLDER");
  }
  await restore(path.resolve(folder));
  process.stdout.write("Restored. Start the site as usual.\n");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
