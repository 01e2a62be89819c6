/**
 * A failure that the operator can fix. The launcher prints the message as one sentence without a stack, below `details`
 * (the output of a failed step).
 */
export class LaunchError extends Error {
  readonly details: string;

  constructor(sentence: string, { details = "" }: { details?: string } = {}) {
    super(sentence);
    this.name = "LaunchError";
    this.details = details;
  }
}

export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
