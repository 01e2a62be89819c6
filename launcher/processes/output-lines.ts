import { createInterface } from "node:readline";
import type { Child } from "./child.ts";

/** Hands on every line of the child's output, of both streams. */
export function forEachOutputLine(child: Child, handle: (line: string) => void): void {
  for (const stream of [child.process.stdout, child.process.stderr]) {
    if (stream) {
      createInterface({ input: stream }).on("line", handle);
    }
  }
}
