import { codeLanguages, codeLines } from "contracts";
import { describe, expect, test } from "vitest";
import { highlight } from "./highlight.ts";

describe("code that is coloured", () => {
  test("is the same code, piece by piece", async () => {
    const code = 'for disk in /dev/sd?; do\n  echo "$disk" # each\ndone\n\nfree -m';
    const lines = await highlight(code, "bash");
    expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(code);
    expect(codeLines.parse(lines)).toEqual(lines);
  });

  test("says what its pieces are", async () => {
    const [line = []] = await highlight("select name from servers -- all", "sql");
    expect(line.find(({ text }) => text.trim() === "select")?.kind).toBe("keyword");
    expect(line.find(({ text }) => text.includes("all"))?.kind).toBe("comment");
  });

  test.each(codeLanguages)("can be %s", async (language) => {
    expect(await highlight('a = "b"', language)).toHaveLength(1);
  });

  test("is plain where it has no language", async () => {
    expect(await highlight("a\n\nb", "text")).toEqual([[{ text: "a" }], [], [{ text: "b" }]]);
  });
});
