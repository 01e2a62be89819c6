import { codeLanguages, codeLines } from "contracts";
import { describe, expect, test } from "vitest";
import { tokenizeCode } from "./highlight.ts";

describe("tokenizeCode", () => {
  test("returns tokens that make up the original text", async () => {
    const code = 'for disk in /dev/sd?; do\n  echo "$disk" # each\ndone\n\nfree -m';
    const lines = await tokenizeCode(code, "bash");
    expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(code);
    expect(codeLines.parse(lines)).toEqual(lines);
  });

  test("names the kind of each token", async () => {
    const [line = []] = await tokenizeCode("select name from servers -- all", "sql");
    expect(line.find(({ text }) => text.trim() === "select")?.kind).toBe("keyword");
    expect(line.find(({ text }) => text.includes("all"))?.kind).toBe("comment");
  });

  test.each(codeLanguages)("supports %s", async (language) => {
    expect(await tokenizeCode('a = "b"', language)).toHaveLength(1);
  });

  test("returns plain text without a language", async () => {
    expect(await tokenizeCode("a\n\nb", "text")).toEqual([[{ text: "a" }], [], [{ text: "b" }]]);
  });
});
