import { AsyncLocalStorage } from "node:async_hooks";

/** The id of the request that is being answered: in its answer, and in what is logged meanwhile. */
export const requestId = new AsyncLocalStorage<string>();
