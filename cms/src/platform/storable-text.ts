/** Returns true if PostgreSQL can store a text, which must not contain NUL or unpaired surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Returns all values within a parsed JSON value, including field names. */
export function listNestedValues(value: unknown): unknown[] {
  const parts = [value];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (typeof part === "object" && part !== null) {
      for (const [name, each] of Object.entries(part)) {
        parts.push(name, each);
      }
    }
  }
  return parts;
}

/** Returns true if all texts of a parsed JSON value, including field names, can be stored. */
export function hasStorableText(value: unknown): boolean {
  return listNestedValues(value).every((part) => typeof part !== "string" || isStorableText(part));
}
