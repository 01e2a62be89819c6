import { formatErrorLine } from "../log/log-line.ts";

interface LogOnceOptions {
  log: (line: string) => void;
  /** Beginning of the log line: "Cannot check links". */
  failure: string;
}

/**
 * Logs a job's failure once per reason. Without this, a failure that lasts, such as an unavailable database, would be
 * logged at each poll.
 */
export function createOnceLogger({ log, failure }: LogOnceOptions) {
  let lastLine: string | undefined;
  return {
    failed(error: unknown): void {
      const line = formatErrorLine(error);
      if (line !== lastLine) {
        log(`${failure}: ${line}`);
      }
      lastLine = line;
    },
    works(): void {
      lastLine = undefined;
    },
  };
}
