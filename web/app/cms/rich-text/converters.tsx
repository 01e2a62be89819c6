import type { JSXConverters } from "@payloadcms/richtext-lexical/react";
import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import {
  NewTabNotice,
  newTabAttributes,
  Picture,
  type PictureMedia,
  TermLink,
  UnbrokenText,
} from "#app/ui/index.ts";
import {
  createUniqueId,
  extractNodeText,
  type RichTextDocument,
  type RichTextNode,
  toSafeUrl,
} from "./content.ts";
import * as styles from "./rich-text.css.ts";
import { renderTable } from "./table.tsx";
import { blockConverters, findTableCaption } from "./text-blocks.tsx";

export interface ConverterOptions {
  intl: IntlShape;
  hrefOf: ((document: RichTextDocument) => string | undefined) | undefined;
  reservedIds?: Iterable<string> | undefined;
  /**
   * Also gives a heading such as "6. Availability" the id `section-6`, which links use in every
   * language.
   */
  hasNumberedSections?: boolean | undefined;
  /** Adds the meaning of a linked term after the text; returns the id of the element with the meaning. */
  explain: (meaning: string) => string;
}

/** Bits of a text node's format, as Lexical sets them. */
const formats = { bold: 1, italic: 2, struck: 4, underlined: 8, code: 16, sub: 32, sup: 64 };

interface TextNode {
  text: string;
  format: unknown;
}

function formatted({ text, format }: TextNode): ReactNode {
  const has = (bit: number) => (Number(format) & bit) !== 0;
  let content: ReactNode = has(formats.code) ? (
    <code>{text}</code>
  ) : (
    <UnbrokenText>{text}</UnbrokenText>
  );
  if (has(formats.sub)) {
    content = <sub>{content}</sub>;
  }
  if (has(formats.sup)) {
    content = <sup>{content}</sup>;
  }
  if (has(formats.underlined)) {
    content = <u>{content}</u>;
  }
  if (has(formats.struck)) {
    content = <s>{content}</s>;
  }
  if (has(formats.italic)) {
    content = <em>{content}</em>;
  }
  if (has(formats.bold)) {
    content = <strong>{content}</strong>;
  }
  return content;
}

interface LinkFields {
  linkType?: unknown;
  url?: unknown;
  newTab?: unknown;
  doc?: RichTextDocument | null | undefined;
  /** Id of a section of the linked document, or of a term. */
  anchor?: unknown;
  /** Meaning of the linked glossary term (cms/term-meanings.server.ts). */
  meaning?: unknown;
}

/** The page has its own h1, so headings of a text start at h2. */
const headingTags = { h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" } as const;

function isHeadingTag(tag: unknown): tag is keyof typeof headingTags {
  return typeof tag === "string" && Object.hasOwn(headingTags, tag);
}

function withAnchor(href: string | undefined, anchor: unknown): string | undefined {
  return href && typeof anchor === "string" && anchor ? `${href}#${anchor}` : href;
}

/** Returns the renderers of all nodes that the editor can create; other nodes render nothing. */
export function createConverters({
  intl,
  hrefOf,
  reservedIds,
  hasNumberedSections,
  explain,
}: ConverterOptions): JSXConverters {
  const headingIds = new Set(reservedIds);

  const linkTo = (fields: LinkFields, words: ReactNode) => {
    const href =
      fields.linkType === "internal" && fields.doc
        ? withAnchor(hrefOf?.(fields.doc), fields.anchor)
        : toSafeUrl(fields.url);
    if (href === undefined) {
      return <span>{words}</span>;
    }
    if (typeof fields.meaning === "string") {
      return (
        <TermLink href={href} describedBy={explain(fields.meaning)}>
          {words}
        </TermLink>
      );
    }
    return (
      <a href={href} {...(fields.newTab ? newTabAttributes : undefined)}>
        {words}
        {fields.newTab ? <NewTabNotice /> : null}
      </a>
    );
  };

  return {
    paragraph: ({ node, nodesToJSX }) =>
      node.children.length > 0 ? <p>{nodesToJSX({ nodes: node.children })}</p> : null,
    heading: ({ node, nodesToJSX }) => {
      const Tag = headingTags[isHeadingTag(node.tag) ? node.tag : "h2"];
      const text = extractNodeText(node as RichTextNode);
      const id = createUniqueId(text, headingIds);
      const [, number] = (hasNumberedSections && /^(\d+)\. /.exec(text)) || [];
      return (
        <Tag id={id}>
          {number ? <span id={`section-${number}`} /> : null}
          {nodesToJSX({ nodes: node.children })}
        </Tag>
      );
    },
    text: ({ node }) => formatted(node),
    linebreak: () => <br />,
    tab: () => "\t",
    link: ({ node, nodesToJSX }) => linkTo(node.fields, nodesToJSX({ nodes: node.children })),
    autolink: ({ node, nodesToJSX }) => linkTo(node.fields, nodesToJSX({ nodes: node.children })),
    list: ({ node, nodesToJSX }) => {
      const Tag = node.listType === "number" ? "ol" : "ul";
      return (
        <Tag className={node.listType === "check" ? styles.checkList : undefined}>
          {nodesToJSX({ nodes: node.children })}
        </Tag>
      );
    },
    listitem: ({ node, nodesToJSX }) => {
      const children = nodesToJSX({ nodes: node.children });
      // Recognizes an item that only contains a nested list, which the editor stores in a separate list item.
      const isNestedList = node.children.every((child) => child.type === "list");
      if (isNestedList) {
        return <li className={styles.nestedList}>{children}</li>;
      }
      if (typeof node.checked === "boolean") {
        return (
          <li>
            <label>
              <input type="checkbox" defaultChecked={node.checked} disabled />
              <span>{children}</span>
            </label>
          </li>
        );
      }
      return <li>{children}</li>;
    },
    quote: ({ node, nodesToJSX }) => (
      <blockquote>
        <p>{nodesToJSX({ nodes: node.children })}</p>
      </blockquote>
    ),
    horizontalrule: () => <hr />,
    upload: ({ node }) =>
      typeof node.value === "object" && node.value !== null ? (
        <Picture media={node.value as PictureMedia} sizes="(min-width: 48rem) 42rem, 100vw" />
      ) : null,
    relationship: ({ node }) => {
      const href = hrefOf?.(node);
      const { value } = node;
      const title = typeof value === "object" && "title" in value ? value.title : undefined;
      return href && typeof title === "string" ? (
        <p>
          <a href={href}>{title}</a>
        </p>
      ) : null;
    },
    table: ({ node, nodesToJSX, parent, childIndex }) =>
      renderTable({ node, nodesToJSX, intl, caption: findTableCaption(parent, childIndex) }),
    blocks: blockConverters,
    unknown: () => null,
  };
}
