/** Byte order mark, by which Excel recognises UTF-8. */
const byteOrderMark = "\ufeff";
/** Separator that Excel expects in Portuguese and Spanish, where the comma is the decimal separator. */
const separator = ";";

/**
 * Characters after which a spreadsheet may begin a new cell. `padding` matches characters that spreadsheets skip at the
 * beginning of a cell.
 */
const separators = new Set([";", ",", "\t", "\r", "\n"]);
const padding = /[\s"]/;
/** Characters that begin a formula, including the full-width forms of East Asian keyboards. */
const formulaSigns = new Set(["=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20"]);

/**
 * Returns the positions at which a spreadsheet would interpret a text as a formula (CSV injection). Spreadsheets that
 * split at commas or tabs ignore our quotes, so a cell may begin inside a quoted text. Runs in linear time, because
 * visitors choose the text.
 */
export function findFormulaStarts(text: Pick<string, "length" | "charAt">): number[] {
  const starts: number[] = [];
  let mayBeginCell = true;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (separators.has(character)) {
      mayBeginCell = true;
    } else if (mayBeginCell && !padding.test(character)) {
      mayBeginCell = false;
      if (formulaSigns.has(character)) {
        starts.push(index);
      }
    }
  }
  return starts;
}

/** Prefixes formulas with an apostrophe, which makes them text. */
function neutralizeFormulas(text: string): string {
  const starts = findFormulaStarts(text);
  const ends = [...starts, text.length];
  return [0, ...starts].map((start, part) => text.slice(start, ends[part])).join("'");
}

function cell(value: string | null | undefined): string {
  const text = neutralizeFormulas(value ?? "");
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function formatCsvRow(values: readonly (string | null | undefined)[]): string {
  return `${values.map(cell).join(separator)}\r\n`;
}

/** Returns the beginning of a file: byte order mark and column names. */
export function formatCsvHead(names: readonly string[]): string {
  return byteOrderMark + formatCsvRow(names);
}
