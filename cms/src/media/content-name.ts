import { createHash } from "node:crypto";
import { getExtension, getPictureType } from "./picture-types.ts";

/** Matches the content hash at the end of a file's name. */
const hashSuffix = /-[0-9a-f]{12}(?:-\d+)?$/;
/** Matches an ending in the form of a file extension. */
const extension = /\.[a-z][a-z\d]{1,4}$/i;

/**
 * Maximum length of the original name, in bytes. The complete name, with hash, size and extension, must stay below 255
 * bytes, the limit of file systems.
 */
const maxStemBytes = 80;

/** Shortens a text to at most `bytes`, without splitting a character. */
function truncateToBytes(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read).trimEnd();
}

export function hashContent(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Returns the name with the extension that the type of the bytes requires. */
export function nameWithTypeExtension(name: string, type: string): string {
  return getPictureType(name) === type
    ? name
    : `${name.replace(extension, "")}${getExtension(type)}`;
}

/**
 * Returns the name under which an image is stored: the original name with a hash of the image's bytes and edits. A
 * different image or crop therefore has a different name, so browsers may cache files forever.
 */
export function createContentBasedName(name: string, bytes: Uint8Array, edits: object): string {
  const [ext = ""] = extension.exec(name) ?? [];
  const stem = name.slice(0, name.length - ext.length).replace(hashSuffix, "");
  const contentHash = createHash("sha256")
    .update(bytes)
    .update(JSON.stringify(edits))
    .digest("hex");
  return `${truncateToBytes(stem, maxStemBytes)}-${contentHash.slice(0, 12)}${ext}`;
}
