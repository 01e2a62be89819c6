import { requestId } from "contracts/request-id";
import { type buildConfig, defaultLoggerOptions } from "payload";
import { env } from "../env.ts";
import { errorLine } from "./log-line.ts";

type Logger = Extract<Parameters<typeof buildConfig>[0]["logger"], { options: object }>;

function hasError(value: unknown): value is { err: unknown; msg?: unknown } {
  return typeof value === "object" && value !== null && "err" in value;
}

/** Words about an error, without those of the error itself. */
function wordsBeside(error: unknown, words: unknown[]): string[] {
  const message = error instanceof Error ? error.message : "";
  return words
    .filter((each): each is string => typeof each === "string")
    .map((each) => (message === "" ? each : each.replaceAll(message, "")).trim())
    .filter((each) => each !== "");
}

/** What the logger is given, as one line. */
export function lineOf([first, ...rest]: unknown[]): string {
  if (first instanceof Error) {
    return [...wordsBeside(first, rest), errorLine(first)].join(": ");
  }
  if (hasError(first)) {
    return [...wordsBeside(first.err, [first.msg, ...rest]), errorLine(first.err)].join(": ");
  }
  if (typeof first === "object" && first !== null && "msg" in first) {
    return String(first.msg);
  }
  return [first, ...rest].map(String).join(" ");
}

const isJson = env.LOG_FORMAT === "json";

/** What goes before a line to read: which request it is about. */
function prefix(): string[] {
  const id = requestId.getStore();
  return isJson || id === undefined ? [] : [`[${id}]`];
}

/** The same as a field of its own. */
const fields = () => ({ requestId: requestId.getStore() });

/** Payload's logger: one line for whatever happens, and nothing in it that a person sent. */
export const logger: Logger = {
  options: {
    hooks: {
      logMethod(args, method) {
        method.call(this, [...prefix(), lineOf(args)].join(" "));
      },
    },
    ...(isJson ? { mixin: fields } : {}),
  },
  destination: isJson ? process.stdout : defaultLoggerOptions,
};

/** The same for what libraries print of an error by themselves, as Next does. */
export function keepPersonsOffConsole(): void {
  for (const method of ["error", "warn"] as const) {
    const print = console[method].bind(console);
    console[method] = (...given: unknown[]) =>
      print(...prefix(), ...given.map((each) => (each instanceof Error ? errorLine(each) : each)));
  }
}
