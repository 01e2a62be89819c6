import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Cms, startCms } from "./support/cms.ts";

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

describe("the tables", () => {
  const drizzleKit = () => cms.payload.db.requireDrizzleKit();

  it("are those of the newest migration's snapshot: migrate:create has nothing to do", async () => {
    const { generateDrizzleJson, generateMigration } = drizzleKit();
    const directory = cms.payload.db.migrationDir;
    const newest = (await readdir(directory)).filter((name) => name.endsWith(".json")).toSorted();
    const snapshot = await readFile(path.join(directory, newest.at(-1) ?? ""), "utf8");
    const configured = await generateDrizzleJson(cms.payload.db.schema);
    expect(await generateMigration(JSON.parse(snapshot), configured)).toEqual([]);
  });

  it("are those that the code is typed by: npm run generate has nothing to do", async () => {
    const { generateDrizzleJson } = drizzleKit();
    const [collections, { ownTables }] = await Promise.all([
      import("../src/payload-schema.ts"),
      import("../src/own-tables.ts"),
    ]);
    const typed = await generateDrizzleJson({ ...collections, ...ownTables });
    const configured = await generateDrizzleJson(cms.payload.db.schema);
    // Payload's generator gives this one type another name than its adapter does.
    const tables = JSON.stringify(typed.tables).replaceAll('"enum__locales"', '"_locales"');
    expect(JSON.parse(tables)).toEqual(configured.tables);
  });

  it("are in a migrated database as they are declared, and what only migrations say is known", async () => {
    const { schema, drizzle } = cms.payload.db;
    const pushed: object = await drizzleKit().pushSchema(schema, drizzle, ["public"]);
    const { statementsToExecute } = z
      .object({ statementsToExecute: z.array(z.string()) })
      .parse(pushed);
    // The tool takes a number's default in the database, a text, for another one.
    const differences = statementsToExecute.filter((text) => !text.includes("SET DEFAULT"));
    expect(differences.toSorted()).toEqual([
      'ALTER TABLE "plans" DROP CONSTRAINT "plans_check";',
      'ALTER TABLE "plans" DROP CONSTRAINT "plans_price_check";',
      'DROP INDEX "customers_name_idx";',
      'DROP INDEX "customers_search_idx";',
    ]);
  });
});
