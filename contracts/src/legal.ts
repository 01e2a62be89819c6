import { z } from "zod";
import { calendarDay } from "./calendar.ts";
import { type Locale, splitLocalePath } from "./locales.ts";

/** Versions of legal documents: calls of staff. */
export const legalVersionsApi = {
  /** GET legalDocumentRequest -> legalVersionsState. POST newLegalVersionRequest -> 201 successResponse. */
  versions: "/api/legal-versions",
  /** DELETE -> successResponse: takes back a version that is to come. */
  version: (id: string) => `/api/legal-versions/${encodeURIComponent(id)}`,
} as const;

export const legalVersionStates = ["former", "in-force", "coming"] as const;

/** A version is known by the day it takes effect: a document has one of a day. */
export const legalVersion = z.object({
  effectiveOn: calendarDay,
  state: z.enum(legalVersionStates),
});
export type LegalVersion = z.infer<typeof legalVersion>;

export const legalDocumentRequest = z.object({ id: z.uuid() });
export const newLegalVersionRequest = legalDocumentRequest.extend({ effectiveOn: calendarDay });

/** What editors see beside a legal document. */
export const legalVersionsState = z.object({
  versions: z.array(
    legalVersion.extend({
      id: z.uuid(),
      /** Whether customers are told of it by e-mail, and how far that is. */
      telling: z.enum(["nobody", "soon", "now", "done"]),
      /** For how many a letter was queued; of these, how many wait to be sent, or were given up. */
      told: z.number().int(),
      waiting: z.number().int(),
      givenUp: z.number().int(),
    }),
  ),
  /** How many customers a new version would be told to. */
  recipients: z.number().int(),
});
export type LegalVersionsState = z.infer<typeof legalVersionsState>;

/** What of a text differs from the version before. */
const differences = ["same", "added", "removed"] as const;
const comparedSentence = z.object({ state: z.enum(differences), text: z.string() });
export type ComparedSentence = z.infer<typeof comparedSentence>;

const comparedPassage = z.object({
  state: z.enum([...differences, "changed"]),
  sentences: z.array(comparedSentence),
});
export type ComparedPassage = z.infer<typeof comparedPassage>;

/** The parts of a document in which something changed, each with the passages that did. */
export const legalComparison = z.object({
  /** The version that it is compared with. */
  before: calendarDay,
  sections: z.array(
    z.object({
      /** None before the first heading. */
      heading: comparedPassage.nullable(),
      passages: z.array(comparedPassage),
    }),
  ),
});
export type LegalComparison = z.infer<typeof legalComparison>;

/** Below a version's address, what it changed. */
export const legalChangesSegments: Record<Locale, string> = {
  "pt-BR": "mudancas",
  "en-US": "changes",
  "es-ES": "cambios",
};

/** A version's own address, below that of its document. */
export function legalVersionPath(documentPath: string, effectiveOn: string): string {
  return `${documentPath}/${effectiveOn}`;
}

/** What a version changed, at an address of its own. */
export function legalChangesPath(documentPath: string, effectiveOn: string): string {
  const { locale } = splitLocalePath(documentPath);
  return `${legalVersionPath(documentPath, effectiveOn)}/${legalChangesSegments[locale]}`;
}

interface LegalAddress {
  /** The document's own address. */
  document: string;
  /** What follows it: `/2026-11-22`, or nothing. */
  rest: string;
  effectiveOn?: string;
  isChanges: boolean;
}

/** A canonical path as a legal document's address and the version that it names, if any. */
export function splitLegalPath(path: string): LegalAddress {
  const { locale } = splitLocalePath(path);
  const changes = `/${legalChangesSegments[locale]}`;
  const isChanges = path.endsWith(changes);
  const dated = isChanges ? path.slice(0, -changes.length) : path;
  const end = dated.lastIndexOf("/");
  const day = calendarDay.safeParse(dated.slice(end + 1));
  const document = dated.slice(0, end);
  return day.success && document !== ""
    ? { document, rest: path.slice(end), effectiveOn: day.data, isChanges }
    : { document: path, rest: "", isChanges: false };
}
