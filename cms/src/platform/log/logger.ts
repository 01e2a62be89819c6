import { requestId } from "contracts/request-id";
import { type buildConfig, defaultLoggerOptions } from "payload";
import { env } from "../env.ts";
import { formatErrorLine } from "./log-line.ts";

type Logger = Extract<Parameters<typeof buildConfig>[0]["logger"], { options: object }>;

function hasError(value: unknown): value is { err: unknown; msg?: unknown } {
  return typeof value === "object" && value !== null && "err" in value;
}

/** Returns the log text without the error's own message, which formatErrorLine formats. */
function textWithoutErrorMessage(error: unknown, words: unknown[]): string[] {
  const message = error instanceof Error ? error.message : "";
  return words
    .filter((each): each is string => typeof each === "string")
    .map((each) => (message === "" ? each : each.replaceAll(message, "")).trim())
    .filter((each) => each !== "");
}

/** Formats the arguments of a log call as one line. */
export function formatLogLine([first, ...rest]: unknown[]): string {
  if (first instanceof Error) {
    return [...textWithoutErrorMessage(first, rest), formatErrorLine(first)].join(": ");
  }
  if (hasError(first)) {
    return [
      ...textWithoutErrorMessage(first.err, [first.msg, ...rest]),
      formatErrorLine(first.err),
    ].join(": ");
  }
  if (typeof first === "object" && first !== null && "msg" in first) {
    return String(first.msg);
  }
  return [first, ...rest].map(String).join(" ");
}

const isJson = env.LOG_FORMAT === "json";

/** Returns the request id as prefix of a plain-text line. */
function prefix(): string[] {
  const id = requestId.getStore();
  return isJson || id === undefined ? [] : [`[${id}]`];
}

/** Returns the request id as a JSON field. */
const fields = () => ({ requestId: requestId.getStore() });

/** Payload's logger: one line per event, without personal data. */
export const logger: Logger = {
  options: {
    hooks: {
      logMethod(args, method) {
        method.call(this, [...prefix(), formatLogLine(args)].join(" "));
      },
    },
    ...(isJson ? { mixin: fields } : {}),
  },
  destination: isJson ? process.stdout : defaultLoggerOptions,
};

/**
 * Adds the request id to errors and warnings on the console, and redacts them. Libraries such as Next print to the
 * console directly.
 */
export function redactConsole(): void {
  for (const method of ["error", "warn"] as const) {
    const print = console[method].bind(console);
    console[method] = (...given: unknown[]) =>
      print(
        ...prefix(),
        ...given.map((each) => (each instanceof Error ? formatErrorLine(each) : each)),
      );
  }
}
