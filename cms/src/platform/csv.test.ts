import { formatPhoneForCsv } from "contracts";
import { expect, it } from "vitest";
import { findFormulaStarts, formatCsvHead, formatCsvRow } from "./csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+55 11", "'+55 11"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "\t'=1"],
  ["\r=1", '"\r\'=1"'],
  [" =1", " '=1"],
  ["＝1", "'＝1"],
  // Formulas in the middle of a cell, where a spreadsheet with another separator would begin a new cell.
  ["a,=1", '"a,\'=1"'],
  ["a, \n=1", '"a, \n\'=1"'],
  ["a;@b", '"a;\'@b"'],
  ["a\t-b", "a\t'-b"],
  ['a,"=1"', '"a,""\'=1"""'],
  ["a-b, c = d", '"a-b, c = d"'],
])("formatCsvRow converts %j to a cell that is not a formula", (text, cell) => {
  expect(formatCsvRow([text])).toBe(`${cell}\r\n`);
});

it.each(["\n", ' "', ";=", "a=", ", \n"])(
  "findFormulaStarts reads each character only once in a text with many %j",
  (part) => {
    const text = part.repeat(10_000);
    let reads = 0;
    findFormulaStarts({
      length: text.length,
      charAt: (index) => {
        reads += 1;
        return text.charAt(index);
      },
    });
    expect(reads).toBe(text.length);
  },
);

it.each([
  ["+5511955500142", "(+55) 11955500142"],
  ["+14155550142", "(+1) 4155550142"],
  ["+351912345678", "(+351) 912345678"],
  ["11 95550-0142", "11 95550-0142"],
  ["+", "'+"],
  ["+55=1", "'+55=1"],
  ["", ""],
])("formatPhoneForCsv formats %j as text for spreadsheets", (phone, cell) => {
  expect(formatCsvRow([formatPhoneForCsv(phone)])).toBe(`${cell}\r\n`);
});

it("formatCsvRow quotes cells that contain separators, and doubles quotes in cells", () => {
  expect(formatCsvRow(['a;b"c', "d\ne", "f,g", null, "plain"])).toBe(
    '"a;b""c";"d\ne";"f,g";;plain\r\n',
  );
});

it("formatCsvHead begins with the byte order mark that Excel needs", () => {
  expect(formatCsvHead(["id"])).toBe("\ufeffid\r\n");
});
