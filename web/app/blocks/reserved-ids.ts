import type { Page } from "cms/payload-types";
import { tableOfContents } from "#app/cms/rich-text/index.ts";
import { summaryId } from "#app/features/calculator/index.ts";

/**
 * Returns the ids that headings of a rich text must not use: those of sections and terms, set by
 * editors, and those of headings in texts above it.
 */
export function reservedIds(blocks: readonly Page["blocks"][number][], index: number): Set<string> {
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
      tableOfContents(block.content, reserved);
    }
  }
  return reserved;
}
