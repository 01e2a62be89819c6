import { content, heading, paragraph, textNode } from "stories/fixtures/rich-text.ts";
import { expect, it } from "vitest";
import { createTableOfContents } from "./content.ts";

it("lists the headings of a text with the ids that the rendered headings have", () => {
  const text = content(
    heading("h2", "O que é IOPS?"),
    paragraph(textNode("Operações por segundo.")),
    heading("h3", "Medir"),
    heading("h2", "Medir"),
  );
  expect(createTableOfContents(text)).toEqual([
    { id: "o-que-e-iops", text: "O que é IOPS?" },
    { id: "medir-2", text: "Medir" },
  ]);
  expect(createTableOfContents(null)).toEqual([]);
});
