import {
  headingNode,
  paragraphNode,
  richTextContent,
  textNode,
} from "stories/fixtures/rich-text.ts";
import { expect, it } from "vitest";
import { createTableOfContents } from "./content.ts";

it("lists the headings of a text with the ids that the rendered headings have", () => {
  const text = richTextContent(
    headingNode("h2", "O que é IOPS?"),
    paragraphNode(textNode("Operações por segundo.")),
    headingNode("h3", "Medir"),
    headingNode("h2", "Medir"),
  );
  expect(createTableOfContents(text)).toEqual([
    { id: "o-que-e-iops", text: "O que é IOPS?" },
    { id: "medir-2", text: "Medir" },
  ]);
  expect(createTableOfContents(null)).toEqual([]);
});
