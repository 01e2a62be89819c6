import { z } from "zod";
import { calendarDay } from "./calendar.ts";
import { type Locale, splitLocalePath } from "./locales.ts";

/** API calls of staff about versions of legal documents. */
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

/** Versions of a legal document, for the panel next to its form in the CMS. */
export const legalVersionsState = z.object({
  versions: z.array(
    legalVersion.extend({
      id: z.uuid(),
      /** Progress of notifying customers by e-mail. */
      telling: z.enum(["nobody", "soon", "now", "done"]),
      /** Number of e-mails that were queued (`told`), still wait (`waiting`) or have failed for good (`givenUp`). */
      told: z.number().int(),
      waiting: z.number().int(),
      givenUp: z.number().int(),
    }),
  ),
  /** Number of customers who would get an e-mail about a new version. */
  recipients: z.number().int(),
});
export type LegalVersionsState = z.infer<typeof legalVersionsState>;

/** Result of comparing a part of a text with the previous version. */
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

/** Path segment of the page that shows the changes of a version, below the URL of the version. */
export const legalChangesSegments: Record<Locale, string> = {
  "pt-BR": "mudancas",
  "en-US": "changes",
  "es-ES": "cambios",
};

/** Returns the path of a version, which is below the path of its document. */
export function legalVersionPath(documentPath: string, effectiveOn: string): string {
  return `${documentPath}/${effectiveOn}`;
}

/** Returns the path of the page that shows the changes of a version. */
export function legalChangesPath(documentPath: string, effectiveOn: string): string {
  const { locale } = splitLocalePath(documentPath);
  return `${legalVersionPath(documentPath, effectiveOn)}/${legalChangesSegments[locale]}`;
}

interface LegalPath {
  /** Path of the document. */
  document: string;
  /** Part of the path after the document's path: `/2026-11-22`, or empty. */
  rest: string;
  effectiveOn?: string;
  isChanges: boolean;
}

/** Splits a canonical path into the path of a legal document and the version, if the path contains one. */
export function splitLegalPath(path: string): LegalPath {
  const { locale } = splitLocalePath(path);
  const changes = `/${legalChangesSegments[locale]}`;
  const isChanges = path.endsWith(changes);
  const versionPath = isChanges ? path.slice(0, -changes.length) : path;
  const end = versionPath.lastIndexOf("/");
  const day = calendarDay.safeParse(versionPath.slice(end + 1));
  const document = versionPath.slice(0, end);
  return day.success && document !== ""
    ? { document, rest: path.slice(end), effectiveOn: day.data, isChanges }
    : { document: path, rest: "", isChanges: false };
}
