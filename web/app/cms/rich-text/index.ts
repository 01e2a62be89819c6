export {
  type ContentsEntry,
  contentsOf,
  type RichTextContent,
  type RichTextDocument,
} from "./content.ts";
export type { QuoteOfToday } from "./live-quote.tsx";
export { RichText, type RichTextProps } from "./rich-text.tsx";
