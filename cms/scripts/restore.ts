import "./connect-as-owner.ts";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { copyFolder } from "../src/backup/copy-folder.ts";
import { loadDatabase } from "../src/backup/load-database.ts";
import { backupSecrets, findBackupProblems, readUploadLocation } from "../src/backup/manifest.ts";
import { env } from "../src/platform/env.ts";
import { applicationDatabaseUrls } from "./connect-as-owner.ts";
import { grantApplicationRole, readApplicationRole } from "./grant-application-role.ts";

/** Restores a backup into an empty database and DATA_DIR: `npm run restore -- FOLDER`. */

async function isEmpty(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
  );
  return rowCount === 0;
}

/**
 * Stores the backup's secret as the secret of this installation, because sessions and links in e-mails depend on it.
 * Returns a message if the operator must set PAYLOAD_SECRET.
 */
async function adoptSecret(secret: string): Promise<string | undefined> {
  if (env.PAYLOAD_SECRET === secret) {
    return undefined;
  }
  const file = path.join(env.DATA_DIR, "secret");
  const own = await readFile(file, "utf8").catch(() => undefined);
  if (own?.trim() === env.PAYLOAD_SECRET) {
    await writeFile(file, `${secret}\n`, { mode: 0o600 });
    return undefined;
  }
  return "PAYLOAD_SECRET: set it to the one in the backup's secrets.json, or nobody's session and no link in an e-mail works any more";
}

/**
 * Returns the owner of DATA_DIR if the command runs as root, as in a container. The restored images must belong to that
 * owner.
 */
async function dataOwner(): Promise<{ uid: number; gid: number } | undefined> {
  return process.getuid?.() === 0 ? await stat(env.DATA_DIR) : undefined;
}

async function copyPictures(folder: string): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  await copyFolder(path.join(folder, "media"), path.join(env.DATA_DIR, "media"), {
    file: 0o644,
    folder: 0o755,
    owner: await dataOwner(),
  });
}

async function restoreInto(client: Client, folder: string): Promise<void> {
  const applicationRole = await readApplicationRole(client, applicationDatabaseUrls);
  if (!(await isEmpty(client))) {
    throw new Error("the database is not empty");
  }
  const { PAYLOAD_SECRET } = backupSecrets.parse(
    JSON.parse(await readFile(path.join(folder, "secrets.json"), "utf8")),
  );
  const uploads = await readUploadLocation(folder);
  if (uploads === "bucket" && env.S3_BUCKET === undefined) {
    throw new Error("S3_BUCKET: set it to the bucket that has the backup's pictures");
  }
  const secretProblem = await adoptSecret(PAYLOAD_SECRET);
  if (secretProblem) {
    throw new Error(secretProblem);
  }
  await client.query("begin");
  const skippedTables = await loadDatabase(client, folder);
  if (uploads === "folder") {
    await copyPictures(folder);
  }
  if (applicationRole !== undefined) {
    await grantApplicationRole(client, applicationRole);
  }
  await client.query("commit");
  for (const table of skippedTables) {
    process.stderr.write(`Left out: table ${table}, which is not the site's\n`);
  }
}

async function restore(folder: string): Promise<void> {
  const problems = await findBackupProblems(folder);
  if (problems.length > 0) {
    throw new Error(`Nothing was restored: ${problems.join("; ")}`);
  }
  const client = new Client({ connectionString: env.DATABASE_URL });
  client.on("error", () => {});
  await client.connect();
  try {
    await restoreInto(client, folder);
  } catch (error) {
    throw new Error(
      `Nothing was restored: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
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
