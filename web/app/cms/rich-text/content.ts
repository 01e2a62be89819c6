import { isFollowableUrl } from "contracts";

/** Properties that all nodes of the editor's tree share. */
export interface RichTextNode {
  type: string;
  children?: readonly RichTextNode[];
  text?: string;
}

/** Content as the editor stores it. */
export interface RichTextContent {
  root: { children: readonly { type?: unknown }[] };
}

/** A linked document in the content: populated, or only its id. */
export interface RichTextDocument {
  relationTo: string;
  value: unknown;
}

/** Returns all text below a node. */
export function extractNodeText(node: RichTextNode): string {
  return node.text ?? (node.children ?? []).map(extractNodeText).join("");
}

/**
 * Returns an id for a heading that differs from all given ids: "O que é IOPS?" becomes `o-que-e-iops`. The id contains
 * no underscore and every id of a template contains one, so the two never collide.
 */
export function createUniqueId(text: string, given: Set<string>): string {
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

/** Returns a link's URL if the URL is safe to follow; rejects scripts and unknown schemes. */
export function toSafeUrl(url: unknown): string | undefined {
  return typeof url === "string" && isFollowableUrl(url) ? url : undefined;
}

export interface TableOfContentsEntry {
  id: string;
  text: string;
}

/**
 * Returns the headings of a text with the ids that they are rendered with.
 *
 * @param given ids already used on the page; the function adds the ids of the headings
 */
export function createTableOfContents(
  content: RichTextContent | null | undefined,
  given = new Set<string>(),
): TableOfContentsEntry[] {
  const nodes = (content?.root.children ?? []) as readonly (RichTextNode & { tag?: unknown })[];
  return nodes.flatMap((node) => {
    if (node.type !== "heading") {
      return [];
    }
    const text = extractNodeText(node);
    const id = createUniqueId(text, given);
    return node.tag === "h1" || node.tag === "h2" ? { id, text } : [];
  });
}
