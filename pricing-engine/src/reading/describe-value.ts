const longest = 40;

/** Any value as a short text that is safe to log or show. Calls nothing of the value's own. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);
    case "bigint":
      return "bigint";
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? "list" : "object";
    case "function":
    case "symbol":
      return typeof value;
    default:
      return String(value);
  }
}
