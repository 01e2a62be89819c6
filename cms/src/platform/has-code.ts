/** Returns whether an error has one of these codes or names: `ENOENT` of Node, `NoSuchKey` of S3. */
export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return codes.some((each) => each === code || each === name);
}
