export {
  RichText,
  type RichTextContent,
  type RichTextDocument,
  type RichTextProps,
} from "./rich-text.tsx";
