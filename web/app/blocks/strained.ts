/**
 * For stories only: extreme content that editors may enter. `bare` has nothing below the heading,
 * `single` one row per list, `many` too many equal rows, `long` words longer than a line.
 */
export type Strain = "bare" | "single" | "many" | "long";

/** Fields with text; all others control layout or links. */
const copy = new Set(
  "eyebrow heading lede title text label name role note question answer content field disclaimer description".split(
    " ",
  ),
);
const optional = new Set(["eyebrow", "lede", "note", "illustration", "answer"]);

const longWord = "Desinstitucionalização-interoperabilidade";

type Row = Record<string, unknown>;

/** Fields that identify a row. */
const identities = ["id", "slug"];

function numbered(row: unknown, number: number): unknown {
  return row === null || typeof row !== "object" || Array.isArray(row)
    ? row
    : Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          identities.includes(field) ? `${value}-${number}` : value,
        ]),
      );
}

function strainedRows(rows: readonly unknown[], strain: Strain): unknown[] {
  const each = (number: number) => rows.map((row) => numbered(strainedValue(row, strain), number));
  switch (strain) {
    case "bare":
      return [];
    case "single":
      return each(0).slice(0, 1);
    case "many":
      return [0, 1, 2, 3].flatMap(each);
    case "long":
      return each(0);
  }
}

function strainedValue(value: unknown, strain: Strain): unknown {
  if (Array.isArray(value)) {
    return strainedRows(value, strain);
  }
  if (value === null || typeof value !== "object") {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value as Row)
      .filter(([field]) => strain !== "bare" || !optional.has(field))
      .map(([field, entry]) => [
        field,
        typeof entry === "string" && strain === "long" && copy.has(field)
          ? `${longWord} ${entry} ${entry}`
          : strainedValue(entry, strain),
      ]),
  );
}

/** Returns a block, or a list of articles, with extreme content. */
export function strained<Content>(content: Content, strain: Strain): Content {
  return strainedValue(content, strain) as Content;
}
