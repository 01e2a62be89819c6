import { type Locale, locales } from "contracts";
import { type CollectionAfterChangeHook, ValidationError } from "payload";
import { contentLocales } from "../../ground/i18n/locales.ts";
import { missingTexts } from "../missing-texts.ts";

/**
 * Payload validates the language that is being edited. A publish of all languages takes the others
 * to the site with it, so none that has an address may lack a required text. After the change, in its
 * transaction: only then is the document there as it would be published.
 */
export const checkEveryLanguage: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const isOfOneLanguage = typeof req.query?.publishSpecificLocale === "string";
  if (doc._status !== "published" || isOfOneLanguage) {
    return;
  }
  const others = locales.filter((locale): locale is Locale => locale !== req.locale);
  for (const locale of others) {
    const document = await req.payload.findByID({
      collection: collection.slug,
      id: doc.id,
      depth: 0,
      fallbackLocale: false,
      locale,
      req,
    });
    const missing =
      "slug" in document && document.slug
        ? missingTexts(collection.fields, document as object as Record<string, unknown>)
        : [];
    if (missing.length > 0) {
      const language = contentLocales.find(({ code }) => code === locale)?.label ?? locale;
      throw new ValidationError({
        collection: collection.slug,
        errors: missing.map(({ section, field }) => ({
          path: section === undefined ? field : `blocks.${section}.${field}`,
          label: `${language}${section === undefined ? "" : ` · ${section + 1}`} · ${field}`,
          message: req.t("validation:required"),
        })),
        req,
      });
    }
  }
};
