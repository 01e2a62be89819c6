/**
 * Returns the rows in which all `fields` have text in the page's language. Despite the types, the
 * CMS returns untranslated rows without text, and unpublished related documents as ids.
 */
export function selectTranslatedRows<Row extends object>(
  rows: readonly (Row | string | null)[] | null | undefined,
  ...fields: readonly (keyof Row)[]
): Row[] {
  return (rows ?? []).filter(
    (row): row is Row =>
      typeof row === "object" && row !== null && fields.every((field) => Boolean(row[field])),
  );
}
