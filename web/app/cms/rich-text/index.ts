export type { RichTextContent, RichTextDocument } from "./content.ts";
export { RichText, type RichTextProps } from "./rich-text.tsx";
