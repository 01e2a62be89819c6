/**
 * Replaces parts of a value at any depth. `replace` returns the part itself or a replacement, and
 * is not called for the parts of a replacement. Objects without replacements are returned without
 * copying.
 */
export function replaceDeep<Value>(value: Value, replace: (part: unknown) => unknown): Value {
  const replacement = replace(value);
  if (replacement !== value || typeof value !== "object" || value === null) {
    return replacement as Value;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const replacedPart = replaceDeep(part, replace);
    if (replacedPart !== part) {
      copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = replacedPart;
    }
  }
  return (copy as Value | undefined) ?? value;
}
