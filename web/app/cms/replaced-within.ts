/**
 * A value with some of its parts replaced, at any depth: `replace` answers another for a part, which is
 * taken as it is, or the same. What has nothing replaced in it is the same object, not a copy.
 */
export function replacedWithin<Value>(value: Value, replace: (part: unknown) => unknown): Value {
  const own = replace(value);
  if (own !== value || typeof value !== "object" || value === null) {
    return own as Value;
  }
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => replacedWithin(part, replace));
    return parts.some((part, index) => part !== value[index]) ? (parts as Value) : value;
  }
  const replaced = Object.entries(value).flatMap(([key, part]) => {
    const other = replacedWithin(part, replace);
    return other === part ? [] : [[key, other] as const];
  });
  return replaced.length > 0 ? { ...value, ...Object.fromEntries(replaced) } : value;
}
