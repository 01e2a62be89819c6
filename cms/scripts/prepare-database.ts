import "./connect-as-owner.ts";
import { getPayload, type Payload, readMigrationFiles } from "payload";
import { Client } from "pg";
import config from "../src/payload.config.ts";
import { env } from "../src/platform/env.ts";
import { indexPublishedDocuments } from "../src/search/index-published.ts";
import { isUnseeded, seedEmptyDatabase } from "../src/seed/index.ts";
import { recordUnknownTranslations } from "../src/translations/record-translations.ts";
import { applicationDatabaseUrls } from "./connect-as-owner.ts";
import { grantApplicationRole, readApplicationRole } from "./grant-application-role.ts";

/**
 * Migrates the database and seeds an empty database. Several processes may run it at once. Writes lines for the
 * launcher to stdout: `{"part": string}` when a longer step begins, and finally `{"seeded": boolean, "staffAccounts":
 * number}`.
 */

function reportPart(part: string): void {
  console.log(JSON.stringify({ part }));
}

/** Returns the number of migrations that are not applied yet; for a new database, all of them. */
async function countPendingMigrations(payload: Payload): Promise<number> {
  const [files, applied] = await Promise.all([
    readMigrationFiles({ payload }),
    lock
      .query<{ name: string }>("select name from payload_migrations")
      .then(({ rows }) => new Set(rows.map(({ name }) => name)))
      .catch(() => new Set<string>()),
  ]);
  return files.filter(({ name }) => !applied.has(name)).length;
}

/** Advisory lock that serialises processes. Its number must differ from those of other locks. */
const prepareLock = 711_001;

const lock = new Client({ connectionString: env.DATABASE_URL });
await lock.connect();
await lock.query("select pg_advisory_lock($1)", [prepareLock]);
const applicationRole = await readApplicationRole(lock, applicationDatabaseUrls);

const payload = await getPayload({ config });
const pending = await countPendingMigrations(payload);
if (pending > 0) {
  reportPart(pending === 1 ? "Running 1 migration" : `Running ${pending} migrations`);
}
await payload.db.migrate();
const isNew = await isUnseeded(payload);
if (isNew) {
  reportPart("Adding the site's first content, in three languages");
}
const seeded = await seedEmptyDatabase(payload);
if (isNew) {
  reportPart("Building the search index");
}
await indexPublishedDocuments(payload);
await recordUnknownTranslations(payload);
const { totalDocs: staffAccounts } = await payload.count({ collection: "staff" });
await payload.destroy();
if (applicationRole !== undefined) {
  await grantApplicationRole(lock, applicationRole);
}
await lock.end();
console.log(JSON.stringify({ seeded, staffAccounts }));
process.exit(0);
