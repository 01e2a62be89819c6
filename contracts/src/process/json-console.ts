import { format } from "node:util";

/** As pino numbers them: Payload's own lines are pino's. */
const levels = { info: 30, log: 30, warn: 40, error: 50 } as const;
const methods = Object.keys(levels) as (keyof typeof levels)[];

/** Every line of the console as one JSON object, for what collects the output of containers. */
export function printJson(
  part: string,
  write: (line: string) => unknown = (line) => process.stdout.write(line),
): void {
  for (const method of methods) {
    const level = levels[method];
    console[method] = (...given: unknown[]) =>
      write(`${JSON.stringify({ level, time: Date.now(), name: part, msg: format(...given) })}\n`);
  }
}
