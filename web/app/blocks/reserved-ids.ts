import type { Page } from "cms/payload-types";
import { contentsOf } from "#app/cms/rich-text/index.ts";
import { summaryId } from "#app/features/calculator/index.ts";

/**
 * Returns the ids that headings of a rich text must not use: those of sections and terms, set by
 * editors, and those of headings in texts above it.
 */
export function reservedIds(blocks: readonly Page["blocks"][number][], index: number): Set<string> {
  const taken = new Set<string>([summaryId, `${summaryId}-title`]);
  for (const block of blocks) {
    const anchors = [
      "anchor" in block ? block.anchor : undefined,
      ...(block.blockType === "glossary" ? (block.terms ?? []).map(({ anchor }) => anchor) : []),
    ];
    for (const anchor of anchors) {
      if (anchor) {
        taken.add(anchor);
      }
    }
  }
  for (const block of blocks.slice(0, index)) {
    if (block.blockType === "richText") {
      contentsOf(block.content, taken);
    }
  }
  return taken;
}
