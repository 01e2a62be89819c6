/** Whether PostgreSQL can store a text: it has no NUL, and no half of a character in UTF-8. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Whether all texts of a parsed JSON value, names of fields too, can be stored. */
export function hasStorableText(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && !isStorable(next)) {
      return false;
    }
    if (typeof next === "object" && next !== null) {
      for (const [name, each] of Object.entries(next)) {
        left.push(name, each);
      }
    }
  }
  return true;
}
