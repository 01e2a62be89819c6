/** Fields of an error that identify its cause. */
interface CodedError {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

const maxCauses = 5;

/** Returns an error and its causes, outermost first. */
export function listErrorCauses(error: unknown): CodedError[] {
  const causes: CodedError[] = [];
  let next: unknown = error;
  while (typeof next === "object" && next !== null && causes.length < maxCauses) {
    const coded: CodedError = next;
    causes.push(coded);
    next = coded.cause;
  }
  return causes;
}

/** Error codes of sockets and DNS, and SQLSTATEs: connection lost, out of resources, shutting down or starting. */
const unavailableCodes =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08...|53...|57P0[1-5])$/;

/** Messages of errors of pg and Payload that have no code. */
const unavailableMessages = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error",
  "Query read timeout",
  "cannot begin transaction",
];

/**
 * Returns true if an operation failed because the database is unavailable or out of resources. A later attempt may
 * succeed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return listErrorCauses(error).some(
    ({ code, message }) =>
      unavailableCodes.test(String(code ?? "")) ||
      unavailableMessages.some((text) => String(message ?? "").includes(text)),
  );
}

/** SQLSTATEs of invalid values: class 22, and references to rows that do not exist (23503). */
const invalidValueCodes = /^(?:22...|23503)$/;

/** Returns true if the database rejected a value, which is the client's fault. */
export function isInvalidValueError(error: unknown): boolean {
  return listErrorCauses(error).some(({ code }) => invalidValueCodes.test(String(code ?? "")));
}

/** SQLSTATEs of comparisons that a column's type does not support. */
const unsupportedComparisonCodes = /^(?:42883|42804|42846|42P18|0A000)$/;

/** Returns true if the database cannot make a comparison that a query contains. */
export function isUnsupportedComparison(error: unknown): boolean {
  return listErrorCauses(error).some(({ code }) =>
    unsupportedComparisonCodes.test(String(code ?? "")),
  );
}
