import { z } from "zod";
import { calendarDay } from "./calendar.ts";
import { type Locale, splitLocalePath } from "./locales.ts";

/** Calls of staff about versions of legal documents. */
export const legalVersionsApi = {
  /** GET legalDocumentRequest -> legalVersionsState. POST newLegalVersionRequest -> 201 successResponse. */
  versions: "/api/legal-versions",
  /** DELETE -> successResponse: withdraws a version that is not in force yet. */
  version: (id: string) => `/api/legal-versions/${encodeURIComponent(id)}`,
} as const;

export const legalVersionStates = ["former", "in-force", "coming"] as const;

/** A version is identified by its effective day; a document has at most one per day. */
export const legalVersion = z.object({
  effectiveOn: calendarDay,
  state: z.enum(legalVersionStates),
});
export type LegalVersion = z.infer<typeof legalVersion>;

export const legalDocumentRequest = z.object({ id: z.uuid() });
export const newLegalVersionRequest = legalDocumentRequest.extend({ effectiveOn: calendarDay });

/** Versions of a legal document, for the panel next to it in the CMS. */
export const legalVersionsState = z.object({
  versions: z.array(
    legalVersion.extend({
      id: z.uuid(),
      /** Progress of notifying customers by e-mail. */
      telling: z.enum(["nobody", "soon", "now", "done"]),
      /** Number of e-mails queued, and of these, those still waiting and those given up. */
      told: z.number().int(),
      waiting: z.number().int(),
      givenUp: z.number().int(),
    }),
  ),
  /** Number of customers that a new version would be sent to. */
  recipients: z.number().int(),
});
export type LegalVersionsState = z.infer<typeof legalVersionsState>;

/** Parts of a text compared with the previous version: unchanged, added or removed. */
const differences = ["same", "added", "removed"] as const;
const comparedSentence = z.object({ state: z.enum(differences), text: z.string() });
export type ComparedSentence = z.infer<typeof comparedSentence>;

const comparedPassage = z.object({
  state: z.enum([...differences, "changed"]),
  sentences: z.array(comparedSentence),
});
export type ComparedPassage = z.infer<typeof comparedPassage>;

/** Sections of a document that changed, each with its changed passages. */
export const legalComparison = z.object({
  /** Effective day of the version that this one is compared with. */
  before: calendarDay,
  sections: z.array(
    z.object({
      /** Heading of the section; null for the text before the first heading. */
      heading: comparedPassage.nullable(),
      passages: z.array(comparedPassage),
    }),
  ),
});
export type LegalComparison = z.infer<typeof legalComparison>;

/** Path segment of the page with a version's changes, after the version's URL. */
export const legalChangesSegments: Record<Locale, string> = {
  "pt-BR": "mudancas",
  "en-US": "changes",
  "es-ES": "cambios",
};

/** Returns the URL of a version, below that of its document. */
export function legalVersionPath(documentPath: string, effectiveOn: string): string {
  return `${documentPath}/${effectiveOn}`;
}

/** Returns the URL of the page with a version's changes. */
export function legalChangesPath(documentPath: string, effectiveOn: string): string {
  const { locale } = splitLocalePath(documentPath);
  return `${legalVersionPath(documentPath, effectiveOn)}/${legalChangesSegments[locale]}`;
}

interface LegalAddress {
  /** URL of the document itself. */
  document: string;
  /** Remainder of the path after the document's: `/2026-11-22`, or empty. */
  rest: string;
  effectiveOn?: string;
  isChanges: boolean;
}

/** Splits a canonical path into a legal document's URL and the version, if the path names one. */
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
