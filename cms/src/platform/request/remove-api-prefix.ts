/** Removes /api from the start of a path, because Payload mounts endpoints below /api. */
export function removeApiPrefix(path: string): string {
  return path.replace(/^\/api/, "");
}
