import { createHash } from "node:crypto";
import path from "node:path";

/** Matches the content hash at the end of a file's name. */
const mark = /-[0-9a-f]{12}(?:-\d+)?$/;

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Returns the name that a picture is stored under: its original name and a hash of its bytes and edits. A
 * different picture or crop therefore gets a different name, and files can be cached for ever.
 */
export function contentName(name: string, bytes: Uint8Array, edits: object): string {
  const { name: stem, ext } = path.parse(name);
  const made = createHash("sha256").update(bytes).update(JSON.stringify(edits)).digest("hex");
  return `${stem.replace(mark, "")}-${made.slice(0, 12)}${ext}`;
}
