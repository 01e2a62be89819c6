import path from "node:path";

/** MIME types by file extension. */
const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

export function getPictureType(name: string): string {
  return types[path.extname(name).toLowerCase()] ?? "application/octet-stream";
}

/** Returns the usual extension of a type. */
export function getExtension(type: string): string {
  return Object.keys(types).find((extension) => types[extension] === type) ?? "";
}
