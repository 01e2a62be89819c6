/** What of an error tells its cause: its own code, or that of what caused it. */
interface Coded {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

const deepestCause = 5;

/** An error and what caused it, the outermost first. */
export function causesOf(error: unknown): Coded[] {
  const causes: Coded[] = [];
  let next: unknown = error;
  while (typeof next === "object" && next !== null && causes.length < deepestCause) {
    const coded: Coded = next;
    causes.push(coded);
    next = coded.cause;
  }
  return causes;
}

/** Of the socket and of finding it; and SQLSTATEs: connection lost, no room, shutting down or starting. */
const awayCode =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08...|53...|57P0[1-5])$/;

/** pg and Payload say these without a code. */
const awayMessages = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error",
  "Query read timeout",
  "cannot begin transaction",
];

/** Whether something failed because the database is away or has no room: it may work again soon. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      awayCode.test(String(code ?? "")) ||
      awayMessages.some((text) => String(message ?? "").includes(text)),
  );
}

/** SQLSTATEs of values that no column takes: class 22, and a reference to what is not there. */
const refusedValue = /^(?:22...|23503)$/;

/** Whether the database refused a value for what it is: the fault of whoever sent it. */
export function isRefusedValue(error: unknown): boolean {
  return causesOf(error).some(({ code }) => refusedValue.test(String(code ?? "")));
}

/** SQLSTATEs of a comparison that a column's type does not know. */
const refusedComparison = /^(?:42883|42804|42846|42P18|0A000)$/;

/** Whether the database cannot compare what a query asks to be compared. */
export function isRefusedComparison(error: unknown): boolean {
  return causesOf(error).some(({ code }) => refusedComparison.test(String(code ?? "")));
}
