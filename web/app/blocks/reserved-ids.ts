import type { Page } from "cms/payload-types";
import { createTableOfContents } from "#app/cms/rich-text/index.ts";
import { summaryId } from "#app/features/calculator/index.ts";

/**
 * Returns the ids that the headings of a rich text must not use: ids that editors set for sections and terms, and ids
 * of headings in earlier texts.
 */
export function findReservedIds(
  blocks: readonly Page["blocks"][number][],
  index: number,
): Set<string> {
  const reserved = new Set<string>([summaryId, `${summaryId}-title`]);
  for (const block of blocks) {
    const anchors = [
      "anchor" in block ? block.anchor : undefined,
      ...(block.blockType === "glossary" ? (block.terms ?? []).map(({ anchor }) => anchor) : []),
    ];
    for (const anchor of anchors) {
      if (anchor) {
        reserved.add(anchor);
      }
    }
  }
  for (const block of blocks.slice(0, index)) {
    if (block.blockType === "richText") {
      createTableOfContents(block.content, reserved);
    }
  }
  return reserved;
}
