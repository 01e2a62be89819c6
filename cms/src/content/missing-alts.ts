import type { PayloadRequest } from "payload";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function idsIn(value: unknown): string[] {
  if (typeof value === "string") {
    return uuid.test(value) ? [value] : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/**
 * Returns the file names of images without an alternative text in the request's language. `document` is read with depth
 * 0; ids are UUIDs, so each id of an image in it is a reference to the image.
 */
export async function findMissingAlts(req: PayloadRequest, document: unknown): Promise<string[]> {
  const ids = [...new Set(idsIn(document))];
  if (ids.length === 0) {
    return [];
  }
  const { docs } = await req.payload.find({
    collection: "media",
    depth: 0,
    pagination: false,
    req,
    select: { alt: true, filename: true },
    where: { id: { in: ids } },
  });
  return docs.filter(({ alt }) => !alt).map(({ filename }) => String(filename));
}
