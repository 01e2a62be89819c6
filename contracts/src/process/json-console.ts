import { format } from "node:util";
import { requestId } from "./request-id.ts";

/** Log levels as pino's numbers, because Payload logs with pino. */
const levels = { info: 30, log: 30, warn: 40, error: 50 } as const;
const methods = Object.keys(levels) as (keyof typeof levels)[];

/** Makes the console print each message as one JSON object per line, for log collectors of containers. */
export function printConsoleAsJson(
  service: string,
  write: (line: string) => unknown = (line) => process.stdout.write(line),
): void {
  for (const method of methods) {
    const level = levels[method];
    console[method] = (...given: unknown[]) => {
      const line = { level, time: Date.now(), name: service, requestId: requestId.getStore() };
      write(`${JSON.stringify({ ...line, msg: format(...given) })}\n`);
    };
  }
}
