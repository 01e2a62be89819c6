/**
 * The rows that have every one of `fields` in the page's language. The CMS answers a row that is
 * not translated yet with its copy missing, whatever its types say.
 */
export function translated<Row extends object>(
  rows: readonly Row[] | null | undefined,
  ...fields: readonly (keyof Row)[]
): Row[] {
  return (rows ?? []).filter((row) => fields.every((field) => Boolean(row[field])));
}

/** The texts of a list of lines, without those not translated yet. */
export function translatedLines(lines: readonly { text: string }[] | null | undefined): string[] {
  return translated(lines, "text").map(({ text }) => text);
}
