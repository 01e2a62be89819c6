import { APIError, ValidationError } from "payload";
import { textLanguage } from "../platform/i18n/text-language.ts";

/**
 * Returns true if an error is a rejection, which would occur again in a retry. Other errors are internal and are
 * retried.
 */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.status < 500;
}

/** Returns the message that an editor would see. */
export function refusalText(error: APIError, language: string): string {
  if (!(error instanceof ValidationError)) {
    return error.message;
  }
  const problems = error.data.errors.map(({ label: name, message, path }) => {
    const known = typeof name === "object" ? name[textLanguage(language)] : name;
    return `${typeof known === "string" ? known : path}: ${message}`;
  });
  return problems.join("\n");
}
