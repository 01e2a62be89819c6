/** Excel takes a file for UTF-8 only with it. */
const byteOrderMark = "\ufeff";
/** What Excel splits at in Portuguese and Spanish, where the comma is in numbers. */
const separator = ";";

/**
 * A cell that begins like a formula would be run by a spreadsheet: the apostrophe makes it text. One
 * that splits at commas or tabs takes our quotes for letters, so cells may begin within ours.
 */
function neutral(text: string): string {
  return text.replace(/((?:^|[;,\t\r\n])[\s"]*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'$2");
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
