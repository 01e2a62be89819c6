export {
  type ContentsEntry,
  contentsOf,
  type RichTextContent,
  type RichTextDocument,
} from "./content.ts";
export type { CurrentQuote } from "./live-quote.tsx";
export { RichText, type RichTextProps } from "./rich-text.tsx";
