/** Excel takes a file for UTF-8 only with it. */
const byteOrderMark = "\ufeff";
/** What Excel splits at in Portuguese and Spanish, where the comma is in numbers. */
const separator = ";";

/** After these a spreadsheet may begin a cell, whatever it splits at; it skips what pads one. */
const separators = new Set([";", ",", "\t", "\r", "\n"]);
const padding = /[\s"]/;
/** What makes a cell a formula, in the wide forms of East Asian keyboards too. */
const formulaSigns = new Set(["=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20"]);

/**
 * Where a text would be run by a spreadsheet. One that splits at commas or tabs takes our quotes for
 * letters, so cells may begin within ours. Reads each character once: strangers choose the text.
 */
export function formulaStarts(text: Pick<string, "length" | "charAt">): number[] {
  const starts: number[] = [];
  let mayBegin = true;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (separators.has(character)) {
      mayBegin = true;
    } else if (mayBegin && !padding.test(character)) {
      mayBegin = false;
      if (formulaSigns.has(character)) {
        starts.push(index);
      }
    }
  }
  return starts;
}

/** The apostrophe makes a formula text. */
function neutral(text: string): string {
  const starts = formulaStarts(text);
  const ends = [...starts, text.length];
  return [0, ...starts].map((start, part) => text.slice(start, ends[part])).join("'");
}

function cell(value: string | null | undefined): string {
  const text = neutral(value ?? "");
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvRow(values: readonly (string | null | undefined)[]): string {
  return `${values.map(cell).join(separator)}\r\n`;
}

/** The first bytes of a file: the mark, and the names of the columns. */
export function csvHead(names: readonly string[]): string {
  return byteOrderMark + csvRow(names);
}
