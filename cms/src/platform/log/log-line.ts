import { listErrorCauses } from "../failures.ts";

const maxMessageLength = 300;
const phonePattern = /[\d ().-]{8,}/g;
const minDigits = 7;

/** Returns a message on one short line, without personal data. */
export function redactPersonalData(text: string): string {
  const [line = ""] = text.slice(0, maxMessageLength).split("\n", 1);
  return line
    .split(" ")
    .map((word) => (word.includes("@") ? "<address>" : word))
    .join(" ")
    .replace(phonePattern, (found) =>
      found.replace(/\D/g, "").length >= minDigits ? " <number> " : found,
    );
}

interface LoggedError {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  query?: unknown;
  params?: unknown;
  severity?: unknown;
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
}

/** Describes a failed statement by verb and table, because its text and parameters may contain personal data. */
function statementOf(query: string): string {
  const text = query.slice(0, 2_000);
  const [verb = ""] = /^\w+/.exec(text.trim()) ?? [];
  const [, table = ""] = /\b(?:into|from|update)\s"?(\w+)/i.exec(text) ?? [];
  return `${verb} ${table}`.trim();
}

/**
 * Describes one error. Of database errors, includes only the code and the position, because the other fields contain
 * values.
 */
function describeError(error: LoggedError): string {
  const { name = "Error", code, severity, query, message } = error;
  if (typeof severity === "string") {
    const { table, column, constraint } = error;
    const objectName = [table, column, constraint].filter((part) => typeof part === "string");
    return ["PostgreSQL", severity, code, ...objectName].join(" ");
  }
  if (typeof query === "string") {
    return `Failed ${statementOf(query)}`;
  }
  const isParser = name === "SyntaxError";
  const codeSuffix = typeof code === "string" ? ` ${code}` : "";
  // Omits messages of parsers, which quote their input.
  return `${name}${codeSuffix}${isParser ? "" : `: ${redactPersonalData(String(message ?? ""))}`}`;
}

/** Returns where an error was thrown: the first stack frame in our code, or else the first frame of the stack. */
function originOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const lines = stack.split("\n").filter((line) => /^ {4}at /.test(line));
  const own = lines.find((line) => !/node_modules|node:/.test(line)) ?? lines[0];
  return own === undefined ? "" : ` (${own.trim().slice(0, 200)})`;
}

/**
 * Formats an error as one log line with its causes and the place where it was thrown. The line contains no user
 * input, so it omits drizzle's messages, which contain the statement's parameters, and PostgreSQL's messages and
 * details, which contain values.
 */
export function formatErrorLine(error: unknown): string {
  const causes = listErrorCauses(error).filter(({ message, code }) => message || code);
  if (causes.length === 0) {
    return redactPersonalData(String(error));
  }
  return `${causes.map(describeError).join(" <- ")}${originOf(error)}`;
}

/** Logs a failure that is not reported otherwise. */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}: ${formatErrorLine(error)}`);
}
