import { createHash } from "node:crypto";
import path from "node:path";

/** What of a name says which bytes it is of. */
const mark = /-[0-9a-f]{12}(?:-\d+)?$/;

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * The name that a picture is stored under: the one it came with, and a mark of its bytes and of how they
 * are cut. Another picture, or another cut, has another name.
 */
export function contentName(name: string, bytes: Uint8Array, edits: object): string {
  const { name: stem, ext } = path.parse(name);
  const made = createHash("sha256").update(bytes).update(JSON.stringify(edits)).digest("hex");
  return `${stem.replace(mark, "")}-${made.slice(0, 12)}${ext}`;
}
