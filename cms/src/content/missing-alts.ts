import type { PayloadRequest } from "payload";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function idsIn(value: unknown): string[] {
  if (typeof value === "string") {
    return uuid.test(value) ? [value] : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/**
 * Returns the file names of images without an alternative text in the request's language. `document` must have been
 * read with depth 0. Ids are UUIDs, so every image id in the document is a reference to that image.
 */
export async function findImagesWithoutAlt(
  req: PayloadRequest,
  document: unknown,
): Promise<string[]> {
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
