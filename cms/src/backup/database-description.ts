import { z } from "zod";

/** Content of a backup's `database.json`: the tables in `database/*.copy.gz`, and how to load them. */
export const databaseDescription = z.object({
  /** Informational: a backup can be restored into any version of PostgreSQL that the migrations support. */
  serverVersion: z.string(),
  /** Migrations that created the tables; a restore runs the same ones, ordered by name. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Values are strings, because a sequence can exceed the safe integers of JavaScript. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
export type DatabaseDescription = z.infer<typeof databaseDescription>;
export type Table = DatabaseDescription["tables"][number];

export const descriptionFile = "database.json";

/** Returns the file with a table's rows, in PostgreSQL's COPY text format, which every version reads. */
export function rowsFile(table: string): string {
  return `database/${table}.copy.gz`;
}
