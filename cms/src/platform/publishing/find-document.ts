import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * SQL: true if one of the queries finds a row. `queriesOf` receives the id in a document's name, such as `pages/ID`.
 */
export function isDocumentFound(document: SQLWrapper, queriesOf: (id: SQL) => SQL[]): SQL {
  const id = sql`nullif(split_part(${document}, '/', 2), '')::uuid`;
  return sql`exists (${sql.join(queriesOf(id), sql` union all `)})`;
}
