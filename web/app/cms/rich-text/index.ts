export {
  type ContentsEntry,
  contentsOf,
  type RichTextContent,
  type RichTextDocument,
} from "./content.ts";
export { RichText, type RichTextProps } from "./rich-text.tsx";
