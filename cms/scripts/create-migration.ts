import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const directory = payload.db.migrationDir;

function migrations(): string[] {
  return globSync("[0-9]*.ts", { cwd: directory });
}

/**
 * Formats a migration like the rest of the code. Biome ignores the folder, because released migrations must not
 * change.
 */
function format(source: string): string {
  // Payload's template imports types as values, which Node's type stripping cannot drop.
  const input = source.replace(
    "{ MigrateUpArgs, MigrateDownArgs, sql }",
    "{ type MigrateDownArgs, type MigrateUpArgs, sql }",
  );
  return execFileSync("biome", ["format", "--stdin-file-path=migration.ts"], {
    input,
    encoding: "utf8",
  });
}

const previousMigrations = migrations();
// Payload ends the process if there is nothing to migrate.
process.on("exit", (code) => {
  if (code === 0 && migrations().length === previousMigrations.length) {
    console.log("The schema did not change: no migration was written.");
  }
});
await payload.db.createMigration({ migrationName, payload, skipEmpty: true });

for (const file of migrations().filter((name) => !previousMigrations.includes(name))) {
  const migration = path.join(directory, file);
  writeFileSync(migration, format(readFileSync(migration, "utf8")));
}
// Migrations are read from the folder by name, so Payload's index of them is not needed.
rmSync(path.join(directory, "index.ts"), { force: true });
process.exit(0);
