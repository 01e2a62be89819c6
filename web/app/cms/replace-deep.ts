/**
 * Replaces parts of a value at any depth. `replace` returns the part itself or a replacement; it is
 * not called for parts of a replacement. Objects without replacements are returned as they are, not
 * copied.
 */
export function replaceDeep<Value>(value: Value, replace: (part: unknown) => unknown): Value {
  const own = replace(value);
  if (own !== value || typeof value !== "object" || value === null) {
    return own as Value;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const other = replaceDeep(part, replace);
    if (other !== part) {
      copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = other;
    }
  }
  return (copy as Value | undefined) ?? value;
}
