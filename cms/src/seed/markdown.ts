import { convertMarkdownToLexical, editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { SanitizedConfig } from "payload";
import { richTextFeatures } from "../content/rich-text-features.ts";
import { parseReference, type SeededIds } from "./references.ts";

interface Node {
  type: string;
  fields?: Record<string, unknown>;
  children?: Node[];
}

/** Links written as `page:sobre` become links to the document, which outlive a change of its slug. */
function linkDocuments(node: Node, ids: SeededIds): void {
  const url = node.fields?.url;
  if ((node.type === "link" || node.type === "autolink") && typeof url === "string") {
    const doc = parseReference(url, ids);
    if (doc) {
      node.fields = { linkType: "internal", doc, newTab: false };
    }
  }
  for (const child of node.children ?? []) {
    linkDocuments(child, ids);
  }
}

/** Makes a converter of the content files' Markdown into the editor's own format. */
export async function markdownConverter(config: SanitizedConfig, ids: SeededIds) {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config,
    features: richTextFeatures,
  });
  return (markdown: string) => {
    const state = convertMarkdownToLexical({ editorConfig, markdown });
    linkDocuments(state.root as unknown as Node, ids);
    return state;
  };
}
