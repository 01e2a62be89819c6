import { describe, expect, test } from "vitest";
import { splitMarkdown } from "./markdown.ts";

describe("the Markdown of the seeded content", () => {
  test("is converted to editor blocks and paragraphs", () => {
    const parts = splitMarkdown(
      [
        "Before",
        "",
        ":::warning",
        "Mind **this**.",
        ":::",
        "",
        "```bash On the server",
        "free -m",
        "",
        "df -h",
        "```",
        ":::caption Lines of the bill",
        "| a | b |",
        ":::price vcpus=2&ram=4 The small one",
      ].join("\n"),
    );
    expect(parts).toEqual([
      { markdown: "Before\n" },
      { block: { blockType: "callout", kind: "warning", text: "Mind **this**." } },
      {
        block: {
          blockType: "code",
          language: "bash",
          code: "free -m\n\ndf -h",
          caption: "On the server",
        },
      },
      { block: { blockType: "tableCaption", caption: "Lines of the bill" } },
      { markdown: "| a | b |" },
      {
        block: {
          blockType: "liveQuote",
          configuration: "vcpus=2&ram=4",
          label: "The small one",
        },
      },
    ]);
  });

  test("is rejected if a block is not closed", () => {
    expect(() => splitMarkdown("```bash\nfree -m")).toThrow("Nothing ends");
  });
});
