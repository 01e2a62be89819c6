import { APIError, ValidationError } from "payload";
import { textLanguage } from "../ground/i18n/text-language.ts";

/** Somebody's doing, not a fault: it would be refused again. */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.status < 500;
}

/** What an editor would have been told. */
export function wordsOf(error: APIError, language: string): string {
  if (!(error instanceof ValidationError)) {
    return error.message;
  }
  const problems = error.data.errors.map(({ label: name, message, path }) => {
    const known = typeof name === "object" ? name[textLanguage(language)] : name;
    return `${typeof known === "string" ? known : path}: ${message}`;
  });
  return problems.join("\n");
}
