import "./without-bounds.ts";
import { getPayload } from "payload";
import { Client } from "pg";
import { indexPublished } from "../src/content/search/index-published.ts";
import { rememberUnknownTranslations } from "../src/content/translations/remember-translations.ts";
import { env } from "../src/ground/env.ts";
import config from "../src/payload.config.ts";
import { seedEmptyDatabase } from "../src/seed/index.ts";

/**
 * Migrates the database and seeds an empty one; safe to run from several processes at once.
 * The last line on stdout is for the launcher: `{"seeded": boolean, "staffAccounts": number}`.
 */

/** Any number that no other advisory lock of this product uses. */
const prepareLock = 711_001;

const lock = new Client({ connectionString: env.DATABASE_URL });
await lock.connect();
await lock.query("select pg_advisory_lock($1)", [prepareLock]);

const payload = await getPayload({ config });
await payload.db.migrate();
const seeded = await seedEmptyDatabase(payload);
await indexPublished(payload);
await rememberUnknownTranslations(payload);
const { totalDocs: staffAccounts } = await payload.count({ collection: "staff" });
await payload.destroy();
await lock.end();
console.log(JSON.stringify({ seeded, staffAccounts }));
process.exit(0);
