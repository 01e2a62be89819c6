import { createInterface } from "node:readline";
import type { SpawnedChild } from "./child.ts";

/** Calls `handle` for each line of the child's stdout and stderr. */
export function forEachOutputLine(child: SpawnedChild, handle: (line: string) => void): void {
  for (const stream of [child.process.stdout, child.process.stderr]) {
    if (stream) {
      createInterface({ input: stream }).on("line", handle);
    }
  }
}
