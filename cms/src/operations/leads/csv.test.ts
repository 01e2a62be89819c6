import { expect, it } from "vitest";
import { csvHead, csvRow } from "./csv.ts";

it.each(["=1+1", "+55 11", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
  "%j is text to a spreadsheet",
  (text) => {
    expect(csvRow([text]).replace(/^"/, "")).toMatch(/^'/);
  },
);

it("quotes what separates, and doubles the quotes in it", () => {
  expect(csvRow(['a;b"c', "d\ne", "f,g", null, "plain"])).toBe('"a;b""c";"d\ne";"f,g";;plain\r\n');
});

it("begins with the mark that Excel takes UTF-8 by", () => {
  expect(csvHead(["id"])).toBe("\ufeffid\r\n");
});
