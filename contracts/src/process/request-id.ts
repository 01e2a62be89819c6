import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Id of the current request, which the response and all log lines of the request contain. */
export const requestId = new AsyncLocalStorage<string>();

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns the request id that the edge or the web service assigned, so that the logs of all services contain the same
 * id. Creates an id if the request has none.
 */
export function readRequestId({ headers }: IncomingMessage): string {
  const headerValue = headers["x-request-id"];
  return typeof headerValue === "string" && uuid.test(headerValue) ? headerValue : randomUUID();
}
