/** Node of a stored text; pictures that are not in the library yet have `pending`. */
interface TextNode {
  type?: unknown;
  pending?: { src?: string } | null;
  children?: unknown;
}

const emptyParagraph = {
  type: "paragraph",
  version: 1,
  direction: null,
  format: "",
  indent: 0,
  textFormat: 0,
  children: [],
};

/**
 * Returns true if a picture is not a file of the library: its URL leads to another site, or is a `data:` URL. Pictures
 * that the user uploads in the editor have `blob:` URLs until their form is saved.
 */
export function isForeignPicture(picture: object): boolean {
  const { pending } = picture as TextNode;
  return Boolean(pending) && !pending?.src?.startsWith("blob:");
}

function cleanNode(node: unknown): unknown {
  const { children } = (node ?? {}) as TextNode;
  if (!Array.isArray(children)) {
    return node;
  }
  const cleaned = children
    .filter((child: TextNode) => !(child?.type === "upload" && isForeignPicture(child)))
    .map(cleanNode);
  if (cleaned.length === children.length && cleaned.every((child, i) => child === children[i])) {
    return node;
  }
  // Adds an empty paragraph to a text without children: the editor rejects such a text, and the cursor needs a
  // paragraph in a table cell.
  return { ...(node as object), children: cleaned.length > 0 ? cleaned : [emptyParagraph] };
}

/** Removes foreign pictures from an editor state. Returns the same object if the state contains none. */
export function withoutForeignPictures(state: unknown): unknown {
  const { root } = (state ?? {}) as { root?: unknown };
  const cleaned = cleanNode(root);
  return cleaned === root ? state : { ...(state as object), root: cleaned };
}
