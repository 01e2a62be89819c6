import { isFollowableUrl } from "contracts";

/** A node of the editor's tree, as far as every node is alike. */
export interface RichTextNode {
  type: string;
  children?: readonly RichTextNode[];
  text?: string;
}

/** What the editor stores. */
export interface RichTextContent {
  root: { children: readonly { type?: unknown }[] };
}

/** A document that a link points at, as the content holds it: populated or only its id. */
export interface RichTextDocument {
  relationTo: string;
  value: unknown;
}

/** All words below a node. */
export function textOf(node: RichTextNode): string {
  return node.text ?? (node.children ?? []).map(textOf).join("");
}

/**
 * An id for a heading, unlike those given before it: "O que é IOPS?" is `o-que-e-iops`. It never has an
 * underscore; ids of templates always have one, so the two never meet.
 */
export function uniqueId(text: string, given: Set<string>): string {
  const base =
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "section";
  let id = base;
  for (let count = 2; given.has(id); count++) {
    id = `${base}-${count}`;
  }
  given.add(id);
  return id;
}

/** A link's address if a browser may follow it; scripts and unknown schemes may not be. */
export function safeUrl(url: unknown): string | undefined {
  return typeof url === "string" && isFollowableUrl(url) ? url : undefined;
}

export interface ContentsEntry {
  id: string;
  text: string;
}

/**
 * The headings of a text's parts, with the ids that they are rendered with.
 *
 * @param given ids that are on the page already; those of the headings are added
 */
export function contentsOf(
  content: RichTextContent | null | undefined,
  given = new Set<string>(),
): ContentsEntry[] {
  const nodes = (content?.root.children ?? []) as readonly (RichTextNode & { tag?: unknown })[];
  return nodes.flatMap((node) => {
    if (node.type !== "heading") {
      return [];
    }
    const text = textOf(node);
    const id = uniqueId(text, given);
    return node.tag === "h1" || node.tag === "h2" ? { id, text } : [];
  });
}
