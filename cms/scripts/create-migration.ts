import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getPayload } from "payload";
import config from "./offline-config.ts";

/**
 * `npm run migrate:create -w cms -- NAME`: writes a new migration with the differences between the configuration and
 * the snapshot of the last migration. Needs no database.
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
 * Formats a migration like other code. `biome check` ignores the folder, because released migrations must not change.
 */
function format(source: string): string {
  // Makes the types in Payload's template type imports, because Node's type stripping cannot remove value imports.
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
// Reports that there is nothing to migrate, because Payload then ends the process.
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
// Deletes Payload's index of migrations, because migrations are read from the folder by name.
rmSync(path.join(directory, "index.ts"), { force: true });
process.exit(0);
