/**
 * The rows that have every one of `fields` in the page's language. The CMS answers a row that is
 * not translated yet with its copy missing, and a related document that is not published as its id,
 * whatever its types say of the first.
 */
export function translated<Row extends object>(
  rows: readonly (Row | string | null)[] | null | undefined,
  ...fields: readonly (keyof Row)[]
): Row[] {
  return (rows ?? []).filter(
    (row): row is Row =>
      typeof row === "object" && row !== null && fields.every((field) => Boolean(row[field])),
  );
}
