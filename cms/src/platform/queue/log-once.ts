import { errorLine } from "../log/log-line.ts";

interface Trouble {
  log: (line: string) => void;
  /** Begins the log line: "Cannot check links". */
  failure: string;
}

/** Logs the reason of a failing job once, instead of at each poll while the database is unavailable. */
export function logOnce({ log, failure }: Trouble) {
  let said: string | undefined;
  return {
    failed(error: unknown): void {
      const line = errorLine(error);
      if (line !== said) {
        log(`${failure}: ${line}`);
      }
      said = line;
    },
    works(): void {
      said = undefined;
    },
  };
}
