/** Whether PostgreSQL can store a text: it has no NUL, and no half of a character in UTF-8. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** All that a parsed JSON value is made of, names of fields too. */
export function partsOf(value: unknown): unknown[] {
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

/** Whether all texts of a parsed JSON value, names of fields too, can be stored. */
export function hasStorableText(value: unknown): boolean {
  return partsOf(value).every((part) => typeof part !== "string" || isStorable(part));
}
