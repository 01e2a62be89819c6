/**
 * Returns true if an error has one of the codes or names, such as `ENOENT` of Node or `NoSuchKey` of S3. Does not
 * check `error.cause`.
 */
export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return codes.some((each) => each === code || each === name);
}
