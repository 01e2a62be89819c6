import type { Page } from "cms/payload-types";
import { expect, it } from "vitest";
import { createTableOfContents } from "#app/cms/rich-text/index.ts";
import { findReservedIds } from "./reserved-ids.ts";

const richTextWithHeading = (heading: string) => ({
  root: { children: [{ type: "heading", tag: "h2", children: [{ type: "text", text: heading }] }] },
});
const blocks = [
  { blockType: "richText", content: richTextWithHeading("Preços") },
  { blockType: "hero", anchor: "perguntas" },
  { blockType: "glossary", terms: [{ anchor: "sla" }] },
  { blockType: "richText", content: richTextWithHeading("Preços") },
] as unknown as Page["blocks"];

it.each([
  [0, "Perguntas", "perguntas-2"],
  [0, "SLA", "sla-2"],
  [3, "Preços", "precos-2"],
  [0, "Preços", "precos"],
  [3, "Calculator summary", "calculator-summary-2"],
])(
  'the heading of block %i with the text "%s" gets an id that no other part of the page uses: %s',
  (index, heading, id) => {
    expect(
      createTableOfContents(richTextWithHeading(heading), findReservedIds(blocks, index))[0]?.id,
    ).toBe(id);
  },
);
