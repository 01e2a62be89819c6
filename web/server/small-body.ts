import type { IncomingMessage } from "node:http";

/** Maximum size of a form, in bytes; anything larger is an upload. */
export const maxSmallBodyBytes = 256 * 1024;

export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Returns true if a request declares a body small enough to be held in memory. */
export function isSmallBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return (
    headers["transfer-encoding"] === undefined &&
    Number(headers["content-length"] ?? 0) <= maxSmallBodyBytes
  );
}

/** Thrown if a body turns out to be too large while it is read. */
export class BodyTooLarge extends Error {}

/**
 * Reads a small body to its end. If no length is declared, counts the bytes while reading.
 *
 * @throws BodyTooLarge if the body is too large, without reading further; any other error if the
 * client disconnects
 */
export async function readSmallBody(
  request: IncomingMessage,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!hasBody(request)) {
    return undefined;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  // Does not destroy the request, because this would close the connection before the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.byteLength;
    if (length > maxSmallBodyBytes) {
      throw new BodyTooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
