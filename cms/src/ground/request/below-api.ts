/** The path of an endpoint as Payload wants it: it mounts endpoints below /api. */
export function belowApi(path: string): string {
  return path.replace(/^\/api/, "");
}
