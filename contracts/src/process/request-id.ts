import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The id of the request that is being answered: in its answer, and in what is logged meanwhile. */
export const requestId = new AsyncLocalStorage<string>();

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the edge, or the web process, knows a request by: one id to follow through all logs. Else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && uuid.test(given) ? given : randomUUID();
}
