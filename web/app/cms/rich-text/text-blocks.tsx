import type { JSXConverters } from "@payloadcms/richtext-lexical/react";
import { calloutKinds, codeLanguages, codeLines, diagramNames } from "contracts";
import { Callout } from "./callout.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { RichTextContent } from "./content.ts";
import { Diagram } from "./diagram.tsx";
import { type CurrentQuote, LiveQuote } from "./live-quote.tsx";
import * as styles from "./text-blocks.css.ts";

interface Neighbour {
  type?: unknown;
  fields?: { blockType?: unknown; caption?: unknown };
}

function neighbours(parent: unknown): readonly Neighbour[] {
  return (parent as { children?: readonly Neighbour[] }).children ?? [];
}

/** Returns a table's caption: the text of the block directly above it. */
export function findTableCaption(parent: unknown, childIndex: number): string | undefined {
  const { fields } = neighbours(parent)[childIndex - 1] ?? {};
  const isCaption = fields?.blockType === "tableCaption" && typeof fields.caption === "string";
  return isCaption ? String(fields.caption) : undefined;
}

/** Returns a block's fields as stored, without validation. */
function fieldsOf({ fields }: { fields: object }): Record<string, unknown> {
  return { ...fields };
}

function nodesOf(text: unknown): readonly unknown[] {
  return (text as Partial<RichTextContent> | null | undefined)?.root?.children ?? [];
}

/**
 * Recognizes a quote that the site calculated and added to the block before rendering
 * (features/calculator).
 */
function isQuote(quote: unknown): quote is CurrentQuote {
  return typeof quote === "object" && quote !== null && "amount" in quote;
}

/** Renderers of the editor's blocks; a block without required content is omitted. */
export const blockConverters: NonNullable<JSXConverters["blocks"]> = {
  callout: ({ node, nodesToJSX }) => {
    const { kind, text } = fieldsOf(node);
    const calloutKind = calloutKinds.find((each) => each === kind) ?? "note";
    const nodes = nodesOf(text) as never[];
    return nodes.length > 0 ? <Callout kind={calloutKind}>{nodesToJSX({ nodes })}</Callout> : null;
  },
  code: ({ node }) => {
    const { language, caption, lines } = fieldsOf(node);
    const codeLanguage = codeLanguages.find((each) => each === language) ?? "text";
    const parsedLines = codeLines.safeParse(lines);
    return parsedLines.success ? (
      <CodeBlock
        lines={parsedLines.data}
        language={codeLanguage}
        caption={caption ? String(caption) : undefined}
      />
    ) : null;
  },
  diagram: ({ node }) => {
    const diagramName = diagramNames.find((each) => each === fieldsOf(node).diagram);
    return diagramName ? <Diagram name={diagramName} /> : null;
  },
  liveQuote: ({ node }) => {
    const { label, quote } = fieldsOf(node);
    return isQuote(quote) ? <LiveQuote label={String(label)} quote={quote} /> : null;
  },
  tableCaption: ({ node, parent, childIndex }) =>
    // Renders no caption if a table follows, because `renderTable` renders the caption of a table.
    neighbours(parent)[childIndex + 1]?.type === "table" ? null : (
      <p className={styles.captionWithoutTable}>{String(fieldsOf(node).caption)}</p>
    ),
};
