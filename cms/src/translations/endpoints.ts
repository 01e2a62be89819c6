import { defaultLocale, locales } from "contracts";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { recordAuditEntry } from "../audit/audit.ts";
import { allowStaff } from "../audit/staff-access.ts";
import { translationStates } from "../platform/app-tables.ts";
import { database, inTransaction } from "../platform/database.ts";
import { defineEndpoint } from "../platform/request/endpoint.ts";
import { jsonResponse } from "../platform/request/refusal.ts";
import { readFieldValues } from "./record-translations.ts";
import { toDocumentKey, translatedCollections, translatedGlobals } from "./translated-documents.ts";
import { calculateTranslationState, collectTexts } from "./translation-state.ts";

const path = "/api/translations";

const subject = z
  .union([
    z.object({ kind: z.enum(translatedCollections), id: z.uuid() }),
    z.object({ kind: z.enum(translatedGlobals), id: z.undefined().optional() }),
  ])
  .and(z.object({ locale: z.enum(locales) }));

/** Source texts that the form of a translation shows below its fields. */
export interface SourceTexts {
  /** Source texts by path; rich text as JSON. */
  texts: Record<string, string>;
  /** Paths of texts whose source has changed since the translation was last changed or approved. */
  outdated: string[];
}

const source = defineEndpoint({
  path,
  method: "get",
  access: allowStaff,
  query: subject,
  handle: async ({ payload, query }) => {
    const values = await readFieldValues(payload, query, { isDraft: true });
    if (values.length === 0) {
      return { ok: false, code: "not-found" };
    }
    const [state] = await database(payload)
      .select({ outdated: translationStates.outdated })
      .from(translationStates)
      .where(
        and(
          eq(translationStates.document, toDocumentKey(query)),
          eq(translationStates.locale, query.locale),
        ),
      );
    const found: SourceTexts = {
      texts: collectTexts(values, defaultLocale),
      outdated: state?.outdated ?? [],
    };
    return jsonResponse(found);
  },
});

/** Marks a translation as current after staff have compared it with its source. */
const approve = defineEndpoint({
  path: `${path}/approve`,
  method: "post",
  access: allowStaff,
  query: subject,
  handle: async ({ payload, account: actor, query }) => {
    const { locale } = query;
    const document = toDocumentKey(query);
    const values = await readFieldValues(payload, query);
    const texts = collectTexts(values, locale);
    const state = calculateTranslationState(undefined, {
      texts,
      source: collectTexts(values, defaultLocale),
    });
    await inTransaction(payload, async (transaction) => {
      await transaction
        .update(translationStates)
        .set({ ...state, isOutdated: state.outdated.length > 0 })
        .where(and(eq(translationStates.document, document), eq(translationStates.locale, locale)));
      const target = { kind: "content", id: document } as const;
      const after = { locale, isUpToDate: true };
      await recordAuditEntry(transaction, { actor, action: "content.update", target, after });
    });
    return jsonResponse({ outdated: state.outdated.length });
  },
});

export const translationEndpoints = [source, approve];
