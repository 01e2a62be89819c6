/**
 * A failure that the person at the terminal can fix. It is printed as one sentence without a stack;
 * `details` (the output of a failed step) is printed above it.
 */
export class LaunchError extends Error {
  readonly details: string;

  constructor(sentence: string, { details = "" }: { details?: string } = {}) {
    super(sentence);
    this.name = "LaunchError";
    this.details = details;
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
