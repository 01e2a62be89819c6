import { z } from "zod";

/** `database.json` of a backup: what its `database/*.copy.gz` hold, and how to load them again. */
export const databaseDescription = z.object({
  /** Shown to people only: a backup restores into any version that the migrations run on. */
  serverVersion: z.string(),
  /** The migrations that made these tables. A restore runs the same ones, in the order of their names. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Values are text: a sequence counts beyond what a JavaScript number holds. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
export type DatabaseDescription = z.infer<typeof databaseDescription>;
export type Table = DatabaseDescription["tables"][number];

export const descriptionFile = "database.json";

/** A table's rows in PostgreSQL's COPY text format, which every version reads. */
export function rowsFile(table: string): string {
  return `database/${table}.copy.gz`;
}
