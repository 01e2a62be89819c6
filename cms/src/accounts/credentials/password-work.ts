import { availableParallelism } from "node:os";
import { FairQueue } from "./fair-queue.ts";

const cores = availableParallelism();

/**
 * Where all passwords of people wait to be tried or kept. So many places keep every core busy with
 * hashing, and are few enough that guesses sent all at once are not all under way before the first
 * is counted. The line is as long as is worked off while a browser's form waits for its answer.
 */
export const passwordWork = new FairQueue({
  places: 2 * cores,
  maxWaiting: Math.max(100, 50 * cores),
});
