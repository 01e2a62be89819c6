import { convertLexicalNodesToJSX, type JSXConverters } from "@payloadcms/richtext-lexical/react";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { TermMeaning } from "#app/ui/index.ts";
import type { RichTextContent, RichTextDocument } from "./content.ts";
import { createConverters } from "./converters.tsx";
import * as styles from "./rich-text.css.ts";

export interface RichTextProps {
  content: RichTextContent | null | undefined;
  /** Returns the URL of a linked document; undefined renders the text without a link. */
  hrefOf?: (document: RichTextDocument) => string | undefined;
  /** Ids already used on the page, which no heading may use. */
  reservedIds?: Iterable<string> | undefined;
  /** Also gives numbered headings the ids `section-1`, `section-2` and so on. */
  hasNumberedSections?: boolean | undefined;
}

type Converter = (input: never) => ReactNode;

/**
 * Wraps the converters to report errors: the library would only log a failing node and skip it, and
 * incomplete text must not be shown.
 */
function withErrorReports(
  converters: JSXConverters,
  report: (error: unknown) => void,
): JSXConverters {
  const guard =
    (converter: Converter): Converter =>
    (input) => {
      try {
        return converter(input);
      } catch (error) {
        report(error);
        return null;
      }
    };
  const guarded = <Group extends object>(group: Group): Group =>
    Object.fromEntries(
      Object.entries(group).map(([type, converter]) => [
        type,
        typeof converter === "function" ? guard(converter as Converter) : converter,
      ]),
    ) as Group;
  return { ...guarded(converters), blocks: guarded(converters.blocks ?? {}) };
}

function convert(content: RichTextContent, converters: JSXConverters): ReactNode[] {
  const errors: unknown[] = [];
  type Nodes = Parameters<typeof convertLexicalNodesToJSX>[0];
  const nodes = convertLexicalNodesToJSX({
    converters: withErrorReports(converters, (error) => errors.push(error)),
    // Disables alignment and indent: they would become inline styles, which the CSP forbids.
    disableIndent: true,
    disableTextAlign: true,
    nodes: content.root.children as unknown as Nodes["nodes"],
    parent: content.root as unknown as Nodes["parent"],
  });
  if (errors.length > 0) {
    throw errors[0];
  }
  return nodes;
}

/**
 * Running text from the editor: headings with ids, links, lists, quotes, tables. Content that
 * cannot be converted renders nothing and logs one warning.
 */
export function RichText({ content, hrefOf, reservedIds, hasNumberedSections }: RichTextProps) {
  const intl = useIntl();
  const textId = useId();
  if (!content) {
    return null;
  }
  try {
    const idOfMeaning = new Map<string, string>();
    const explain = (meaning: string) => {
      const id = idOfMeaning.get(meaning) ?? `${textId}-${idOfMeaning.size}`;
      idOfMeaning.set(meaning, id);
      return id;
    };
    const nodes = convert(
      content,
      createConverters({ intl, hrefOf, reservedIds, hasNumberedSections, explain }),
    );
    return nodes.length > 0 ? (
      <>
        <div className={styles.prose}>{nodes}</div>
        {[...idOfMeaning].map(([meaning, id]) => (
          <TermMeaning key={id} id={id}>
            {meaning}
          </TermMeaning>
        ))}
      </>
    ) : null;
  } catch (error) {
    console.warn(`Rich text left out: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
