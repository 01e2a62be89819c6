import { errorLine } from "../log/log-line.ts";

interface Trouble {
  log: (line: string) => void;
  /** Said before the reason: "Cannot check links". */
  failure: string;
}

/** Says why something does not work: once for each reason, not at each look while the database is away. */
export function tellOnce({ log, failure }: Trouble) {
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
