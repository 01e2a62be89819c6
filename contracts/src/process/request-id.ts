import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Id of the current request; it is in the response and in all log lines of the request. */
export const requestId = new AsyncLocalStorage<string>();

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns the id that the edge or the web service assigned, so that logs of all services share it; a new one if
 * absent.
 */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && uuid.test(given) ? given : randomUUID();
}
