import { defaultLocale, locales } from "contracts";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { recordAct } from "../../audit/audit.ts";
import { byStaff } from "../../audit/by-staff.ts";
import { database, inTransaction } from "../../ground/database.ts";
import { translationStates } from "../../ground/own-tables.ts";
import { endpoint } from "../../ground/request/endpoint.ts";
import { answer } from "../../ground/request/refusal.ts";
import { placesIn } from "../changes/places.ts";
import { publishedPlaces } from "./remember-translations.ts";
import { translatedCollections } from "./translated.ts";
import { nextState, textsIn } from "./translation-state.ts";

const path = "/api/translations/:collection/:id";

const subject = z.object({
  collection: z.enum(translatedCollections),
  id: z.uuid(),
  locale: z.enum(locales),
});

/** What the form of a translation shows beside its fields. */
export interface SourceTexts {
  /** The source's texts by their places; rich text as JSON. */
  texts: Record<string, string>;
  /** Places whose source has changed since the translation. */
  outdated: string[];
}

const source = endpoint({
  path,
  method: "get",
  access: byStaff,
  query: subject,
  handle: async ({ payload, query: { collection, id, locale }, req }) => {
    const document = await payload.findByID({
      collection,
      id,
      depth: 0,
      disableErrors: true,
      draft: true,
      locale: "all",
      overrideAccess: false,
      user: req.user,
    });
    if (!document) {
      return { ok: false, code: "not-found" };
    }
    const { flattenedFields } = payload.collections[collection].config;
    const places = placesIn(flattenedFields, document as object as Record<string, unknown>);
    const [state] = await database(payload)
      .select({ outdated: translationStates.outdated })
      .from(translationStates)
      .where(
        and(
          eq(translationStates.document, `${collection}/${id}`),
          eq(translationStates.locale, locale),
        ),
      );
    const found: SourceTexts = {
      texts: textsIn(places, defaultLocale),
      outdated: state?.outdated ?? [],
    };
    return answer(found);
  },
});

/** Somebody read the translation beside its source, and it needs no change. */
const approve = endpoint({
  path: `${path}/approve`,
  method: "post",
  access: byStaff,
  query: subject,
  handle: async ({ payload, account: actor, query: { collection, id, locale } }) => {
    const places = await publishedPlaces(payload, { collection, id });
    const texts = textsIn(places, locale);
    const state = nextState(undefined, { texts, source: textsIn(places, defaultLocale) });
    await inTransaction(payload, async (transaction) => {
      await transaction
        .update(translationStates)
        .set({ ...state, isOutdated: state.outdated.length > 0 })
        .where(
          and(
            eq(translationStates.document, `${collection}/${id}`),
            eq(translationStates.locale, locale),
          ),
        );
      const target = { kind: "content", id: `${collection}/${id}` } as const;
      const after = { locale, isUpToDate: true };
      await recordAct(transaction, { actor, action: "content.update", target, after });
    });
    return answer({ outdated: state.outdated.length });
  },
});

export const translationEndpoints = [source, approve];
