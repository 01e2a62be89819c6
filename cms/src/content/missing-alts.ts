type Values = Record<string, unknown>;

/**
 * Returns the file names of images without an alternative text. `value` is read in one language, with depth
 * 1.
 */
export function missingAlts(value: unknown): string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if ("mimeType" in value && "filename" in value) {
    return (value as Values).alt ? [] : [String(value.filename)];
  }
  return Object.values(value).flatMap(missingAlts);
}
