import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";

type PlaintextInput = Parameters<typeof convertLexicalToPlaintext>[0];
type EditorState = PlaintextInput["data"];

interface BlockNode {
  node: { fields?: unknown };
}

function fieldsOf({ node }: BlockNode): Record<string, unknown> {
  return typeof node.fields === "object" && node.fields !== null ? { ...node.fields } : {};
}

/** Joins texts to a paragraph with blank lines around it. The library formats paragraphs in the same way. */
function paragraphOf(...texts: unknown[]): string {
  const paragraphs = texts.filter((text) => typeof text === "string" && text !== "");
  return paragraphs.length > 0 ? `\n\n${paragraphs.join("\n")}\n\n` : "";
}

/** Converters of the site's own text blocks to plain text. Without converters, the library would omit these blocks. */
const converters: PlaintextInput["converters"] = {
  blocks: {
    callout: (input: BlockNode) => paragraphOf(toPlainText(fieldsOf(input).text)),
    code: (input: BlockNode) => paragraphOf(fieldsOf(input).caption, fieldsOf(input).code),
    liveQuote: (input: BlockNode) => paragraphOf(fieldsOf(input).label),
    tableCaption: (input: BlockNode) => paragraphOf(fieldsOf(input).caption),
  },
};

/** Returns the plain text of rich text, for search and reading time. */
export function toPlainText(state: unknown): string {
  return typeof state === "object" && state !== null
    ? convertLexicalToPlaintext({ data: state as EditorState, converters })
    : "";
}
