import type { PayloadRequest } from "payload";

const draftSaveKey = "isDraftBesidePublished";
const saves: readonly string[] = ["create", "update", "restoreVersion"];

interface SaveArguments {
  draft?: boolean;
  data?: { _status?: "draft" | "published" | null };
}

/**
 * Stores in the request's context whether a save only changes a draft, which visitors do not see. Only
 * beforeOperation can detect this: after the change, a draft and an unpublished document look the same.
 */
export function detectDraftSave(req: PayloadRequest, operation: string, args: unknown): void {
  if (saves.includes(operation)) {
    const { draft, data } = (args ?? {}) as SaveArguments;
    req.context[draftSaveKey] = draft === true && data?._status !== "published";
  }
}

/**
 * Marks a request as a draft save. For code that saves without Payload's operations; those mark their requests
 * themselves.
 */
export function markDraftSave(req: PayloadRequest): void {
  req.context[draftSaveKey] = true;
}

/** Returns true, in hooks after a change, if the change is a draft that visitors do not see. */
export function isDraftSave(req: PayloadRequest): boolean {
  return req.context[draftSaveKey] === true;
}

const languageUnpublishKey = "isLanguageUnpublish";

/** Marks the saves of a request as the unpublish of one language, or removes the mark. */
export function markLanguageUnpublish(req: PayloadRequest, isUnpublish: boolean): void {
  req.context[languageUnpublishKey] = isUnpublish;
}

/** Returns true, in hooks of a save, if the save unpublishes one language. */
export function isLanguageUnpublish(req: PayloadRequest): boolean {
  return req.context[languageUnpublishKey] === true;
}
