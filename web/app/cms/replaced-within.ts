/**
 * A value with some of its parts replaced, at any depth: `replace` answers another for a part, which is
 * taken as it is, or the same. What has nothing replaced in it is the same object, not a copy.
 */
export function replacedWithin<Value>(value: Value, replace: (part: unknown) => unknown): Value {
  const own = replace(value);
  if (own !== value || typeof value !== "object" || value === null) {
    return own as Value;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const other = replacedWithin(part, replace);
    if (other !== part) {
      copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = other;
    }
  }
  return (copy as Value | undefined) ?? value;
}
