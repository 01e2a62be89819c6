import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { getPayload } from "payload";
import config from "./offline-config.ts";

/**
 * `npm run migrate:create -w cms -- NAME`: writes the difference between the configuration and the
 * last migration's snapshot as a new migration. Needs no database.
 */
const [migrationName] = process.argv.slice(2);
if (!migrationName || !/^[a-z0-9_]+$/.test(migrationName)) {
  console.error("Usage: npm run migrate:create -w cms -- a_name_in_snake_case");
  process.exit(1);
}

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({ migrationName, payload, skipEmpty: true });

// Payload's template imports types as values, which Node's type stripping cannot drop.
const directory = payload.db.migrationDir;
for (const file of await readdir(directory)) {
  if (file.endsWith(".ts") && file !== "index.ts") {
    const migration = path.join(directory, file);
    const source = await readFile(migration, "utf8");
    await writeFile(
      migration,
      source.replace(
        "{ MigrateUpArgs, MigrateDownArgs, sql }",
        "{ type MigrateDownArgs, type MigrateUpArgs, sql }",
      ),
    );
  }
}
// Migrations are read from the folder by name, so Payload's index of them is not needed.
await rm(path.join(directory, "index.ts"), { force: true });
process.exit(0);
