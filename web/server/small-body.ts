import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** More than any form of ours can hold, in bytes: what is larger is an upload. */
const maxSmallBytes = 256 * 1024;

export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Whether a request says that its body is small enough to be held as a whole. */
export function isSmallBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return (
    headers["transfer-encoding"] === undefined &&
    Number(headers["content-length"] ?? 0) <= maxSmallBytes
  );
}

/** A small body, once all of it is here. @throws when its sender goes before */
export async function readSmallBody(
  request: IncomingMessage,
): Promise<Buffer<ArrayBuffer> | undefined> {
  return hasBody(request) ? await buffer(request) : undefined;
}
