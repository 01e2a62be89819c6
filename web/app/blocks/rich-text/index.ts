export { RichTextSection, type RichTextSectionProps } from "./rich-text.tsx";
