import { causesOf } from "../failures.ts";

const longestMessage = 300;
const number = /[\d ().-]{8,}/g;
const fewestDigits = 7;

/** A message without what tells who somebody is, short and on one line. */
export function withoutPersons(text: string): string {
  const [line = ""] = text.slice(0, longestMessage).split("\n", 1);
  return line
    .split(" ")
    .map((word) => (word.includes("@") ? "<address>" : word))
    .join(" ")
    .replace(number, (found) =>
      found.replace(/\D/g, "").length >= fewestDigits ? " <number> " : found,
    );
}

interface Told {
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

/** What a failed statement does, to which table: its text may hold values, as its parameters do. */
function statementOf(query: string): string {
  const text = query.slice(0, 2_000);
  const [verb = ""] = /^\w+/.exec(text.trim()) ?? [];
  const [, table = ""] = /\b(?:into|from|update)\s"?(\w+)/i.exec(text) ?? [];
  return `${verb} ${table}`.trim();
}

/** One error by itself. Of the database's own, only what names no value: code and place. */
function tell(error: Told): string {
  const { name = "Error", code, severity, query, message } = error;
  if (typeof severity === "string") {
    const { table, column, constraint } = error;
    const place = [table, column, constraint].filter((part) => typeof part === "string");
    return ["PostgreSQL", severity, code, ...place].join(" ");
  }
  if (typeof query === "string") {
    return `Failed ${statementOf(query)}`;
  }
  const isParser = name === "SyntaxError";
  const known = typeof code === "string" ? ` ${code}` : "";
  // A parser's message quotes what it read.
  return `${name}${known}${isParser ? "" : `: ${withoutPersons(String(message ?? ""))}`}`;
}

/** Where it was thrown: the first line of the stack that is ours, else the first. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const lines = stack.split("\n").filter((line) => /^ {4}at /.test(line));
  const own = lines.find((line) => !/node_modules|node:/.test(line)) ?? lines[0];
  return own === undefined ? "" : ` (${own.trim().slice(0, 200)})`;
}

/**
 * An error as one line of the log, with its causes and where it was thrown. It never holds what a
 * person sent: drizzle puts a statement's parameters into its message, PostgreSQL values into its
 * own, and both keep them in fields besides.
 */
export function errorLine(error: unknown): string {
  const causes = causesOf(error).filter(({ message, code }) => message || code);
  if (causes.length === 0) {
    return withoutPersons(String(error));
  }
  return `${causes.map(tell).join(" <- ")}${placeOf(error)}`;
}

/** Logs a failure that nobody else does. */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}: ${errorLine(error)}`);
}
