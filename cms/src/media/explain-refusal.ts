import { type CollectionAfterErrorHook, FileUploadError, ValidationError } from "payload";
import { z } from "zod";
import { textLanguage } from "../platform/i18n/text-language.ts";
import { type FileProblem, fileProblems } from "./file-rules.ts";

const refusal = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });
const namedProblem = z.custom<FileProblem>(
  (message) => typeof message === "string" && Object.hasOwn(fileProblems, message),
);

/**
 * Returns the problem that an error reports, by its status, class or message. Payload's messages are in English only.
 */
function problemIn(error: Error): FileProblem | undefined {
  if ("status" in error && error.status === 413) {
    return "size";
  }
  if (error instanceof FileUploadError) {
    return "broken";
  }
  const details = error instanceof ValidationError ? refusal.safeParse(error.data) : undefined;
  const fileError = details?.data?.errors.find(({ path }) => path === "file");
  if (!fileError) {
    return undefined;
  }
  const namedError = namedProblem.safeParse(fileError.message);
  if (namedError.success) {
    return namedError.data;
  }
  return fileError.message.startsWith("SVG") ? "script" : "type";
}

/** Translates the reason why a file was rejected. */
export const explainFileRefusal: CollectionAfterErrorHook = ({ error, req, result }) => {
  const problem = problemIn(error);
  if (!problem) {
    return;
  }
  const message = fileProblems[problem][textLanguage(req.i18n.language)];
  const data = { collection: "media", errors: [{ path: "file", message }] };
  return { response: { ...result, errors: [{ name: "ValidationError", message, data }] } };
};
