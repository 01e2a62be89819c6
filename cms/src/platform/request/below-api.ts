/** Returns a path without /api, because Payload mounts endpoints below it. */
export function withoutApiPrefix(path: string): string {
  return path.replace(/^\/api/, "");
}
