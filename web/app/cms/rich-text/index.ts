export {
  createTableOfContents,
  type RichTextContent,
  type RichTextDocument,
  type TableOfContentsEntry,
} from "./content.ts";
export { Diagram } from "./diagram.tsx";
export type { CurrentQuote } from "./live-quote.tsx";
export { RichText, type RichTextProps } from "./rich-text.tsx";
