import { randomBytes } from "node:crypto";
import { convertMarkdownToLexical, editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { SerializedLexicalNode } from "@payloadcms/richtext-lexical/lexical";
import type { SanitizedConfig } from "payload";
import { richTextFeatures } from "../content/running-text/features.ts";
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
    const [document = "", anchor] = url.split("#");
    const doc = parseReference(document, ids);
    if (doc) {
      node.fields = { linkType: "internal", doc, newTab: false, ...(anchor ? { anchor } : {}) };
    }
  }
  for (const child of node.children ?? []) {
    linkDocuments(child, ids);
  }
}

/** A block of the editor, between the text before it and after it. */
interface TextBlock {
  blockType: string;
  [field: string]: unknown;
}

/** Text, or a block whose own Markdown is still to be converted. */
type Part = { markdown: string } | { block: TextBlock };

const callout = /^:::(note|tip|warning)$/;
const price = /^:::price (\S+) (.+)$/;
const caption = /^:::caption (.+)$/;
const fence = /^```(\w+)(?: (.+))?$/;

/** What one line says by itself; undefined for a line of text. */
function blockOfLine(line: string): TextBlock | undefined {
  const [, configuration, label] = price.exec(line) ?? [];
  if (configuration) {
    return { blockType: "liveQuote", configuration, label };
  }
  const [, words] = caption.exec(line) ?? [];
  return words ? { blockType: "tableCaption", caption: words } : undefined;
}

/** What begins at a line and goes on to a closing one; undefined for any other. */
function blockFrom(line: string): { end: string; with: (text: string) => TextBlock } | undefined {
  const [, kind] = callout.exec(line) ?? [];
  if (kind) {
    return { end: ":::", with: (text) => ({ blockType: "callout", kind, text }) };
  }
  const [, language, words] = fence.exec(line) ?? [];
  return language === undefined
    ? undefined
    : {
        end: "```",
        with: (code) => ({
          blockType: "code",
          language,
          code,
          ...(words ? { caption: words } : {}),
        }),
      };
}

/** Markdown in parts: the blocks that the editor has beside it stand on lines of their own. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  let text: string[] = [];
  const lines = markdown.split("\n");
  const add = (block: TextBlock) => {
    parts.push({ markdown: text.join("\n") }, { block });
    text = [];
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    const whole = blockOfLine(line);
    const begun = blockFrom(line);
    if (whole) {
      add(whole);
    } else if (begun) {
      const end = lines.indexOf(begun.end, index + 1);
      if (end < 0) {
        throw new Error(`Nothing ends what begins with ${line}`);
      }
      add(begun.with(lines.slice(index + 1, end).join("\n")));
      index = end;
    } else {
      text.push(line);
    }
  }
  parts.push({ markdown: text.join("\n") });
  return parts.filter((part) => "block" in part || part.markdown.trim() !== "");
}

/** Makes a converter of the content files' Markdown into the editor's own format. */
export async function markdownConverter(config: SanitizedConfig, ids: SeededIds) {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config,
    features: richTextFeatures,
  });
  const convert = (markdown: string) => {
    const state = convertMarkdownToLexical({ editorConfig, markdown });
    linkDocuments(state.root as unknown as Node, ids);
    return state;
  };
  const blockNode = ({ text, ...fields }: TextBlock) => ({
    type: "block",
    version: 2,
    format: "" as const,
    fields: {
      id: randomBytes(12).toString("hex"),
      blockName: "",
      ...fields,
      ...(typeof text === "string" ? { text: convert(text) } : {}),
    },
  });
  return (markdown: string) => {
    const state = convert("");
    const children = partsOf(markdown).flatMap((part): SerializedLexicalNode[] =>
      "block" in part ? [blockNode(part.block)] : convert(part.markdown).root.children,
    );
    return { ...state, root: { ...state.root, children } };
  };
}
