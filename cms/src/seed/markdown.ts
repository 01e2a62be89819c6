import { randomBytes } from "node:crypto";
import { convertMarkdownToLexical, editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { SerializedLexicalNode } from "@payloadcms/richtext-lexical/lexical";
import type { SanitizedConfig } from "payload";
import { richTextFeatures } from "../rich-text/features.ts";
import { parseReference, type SeededIds } from "./references.ts";

interface Node {
  type: string;
  fields?: Record<string, unknown>;
  children?: Node[];
}

/** Converts links written as `page:sobre` to document links. Document links continue to work when a slug changes. */
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

/** A block of the editor within a text. */
interface TextBlock {
  blockType: string;
  [field: string]: unknown;
}

/** Text, or a block whose Markdown content is not converted yet. */
type Part = { markdown: string } | { block: TextBlock };

const callout = /^:::(note|tip|warning)$/;
const price = /^:::price (\S+) (.+)$/;
const caption = /^:::caption (.+)$/;
const diagram = /^:::diagram (\w+)$/;
const fence = /^```(\w+)(?: (.+))?$/;

/** Parses a one-line block; returns undefined for a line of text. */
function blockOfLine(line: string): TextBlock | undefined {
  const [, configuration, label] = price.exec(line) ?? [];
  if (configuration) {
    return { blockType: "liveQuote", configuration, label };
  }
  const [, drawing] = diagram.exec(line) ?? [];
  if (drawing) {
    return { blockType: "diagram", diagram: drawing };
  }
  const [, words] = caption.exec(line) ?? [];
  return words ? { blockType: "tableCaption", caption: words } : undefined;
}

/** Parses the first line of a multi-line block; returns undefined for any other line. */
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

/** Splits Markdown into text and blocks. A block must begin on a new line. */
export function splitMarkdown(markdown: string): Part[] {
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

/** Returns a converter from the Markdown of the content files to the editor's format. */
export async function createMarkdownConverter(config: SanitizedConfig, ids: SeededIds) {
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
    const children = splitMarkdown(markdown).flatMap((part): SerializedLexicalNode[] =>
      "block" in part ? [blockNode(part.block)] : convert(part.markdown).root.children,
    );
    return { ...state, root: { ...state.root, children } };
  };
}
