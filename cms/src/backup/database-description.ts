import { z } from "zod";

/** Content of `database.json` in a backup: the tables in `database/*.copy.gz` and the data needed to load them. */
export const databaseDescription = z.object({
  /**
   * Version of the source server, for information only. A restore works with every PostgreSQL that the migrations
   * support.
   */
  serverVersion: z.string(),
  /** Migrations that created the tables. A restore runs the same migrations, ordered by name. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Sequences; a value is a string, because it can exceed the safe integers of JavaScript. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
export type DatabaseDescription = z.infer<typeof databaseDescription>;
export type TableDescription = DatabaseDescription["tables"][number];

export const descriptionFileName = "database.json";

/**
 * Returns the path of the file with a table's rows. The file has PostgreSQL's COPY text format, which every version
 * reads.
 */
export function getRowsFilePath(table: string): string {
  return `database/${table}.copy.gz`;
}
