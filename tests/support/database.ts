import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Instance } from "./instance.ts";

/**
 * Connects to an instance's database. Creates states that no screen or API can create, such as content of a newer
 * version or data after a fault.
 */
export async function withDatabase<Result>(
  { dataDirectory }: Pick<Instance, "dataDirectory">,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const record = JSON.parse(await readFile(join(dataDirectory, "instance.json"), "utf8"));
  const password = (await readFile(join(dataDirectory, "postgres-password"), "utf8")).trim();
  const client = new pg.Client({
    host: "127.0.0.1",
    port: (record as { databasePort: number }).databasePort,
    user: "site",
    database: "site",
    password,
  });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
