import type { IncomingMessage } from "node:http";

/** Appends the address that a request came from to what it claims: the CMS counts the last one. */
export function appendVisitorAddress({ headers, socket }: IncomingMessage): void {
  headers["x-forwarded-for"] = [headers["x-forwarded-for"], socket.remoteAddress]
    .filter(Boolean)
    .join(", ");
}
