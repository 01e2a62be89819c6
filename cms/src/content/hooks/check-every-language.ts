import { locales } from "contracts";
import { type CollectionAfterChangeHook, ValidationError } from "payload";
import { textLanguage } from "../../ground/admin/money.ts";
import { label } from "../../ground/i18n/label.ts";
import { contentLocales } from "../../ground/i18n/locales.ts";
import { missingAlts, missingTexts } from "../missing-texts.ts";

const noAlt = label(
  "Imagem sem texto alternativo neste idioma.",
  "Picture without alternative text in this language.",
  "Imagen sin texto alternativo en este idioma.",
);

/**
 * Payload validates the language that is being edited, and no picture that a document shows. What a
 * publish takes to the site, of all languages or of one, may lack neither a required text nor the
 * words for a picture. After the change, in its transaction: only then is the document there as it
 * would be published.
 */
export const checkEveryLanguage: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== "published" || req.user?.collection !== "staff") {
    return;
  }
  const one = req.query?.publishSpecificLocale;
  // Before it is read in others: that changes the request's.
  const { locale: edited } = req;
  const published = locales.filter((locale) => typeof one !== "string" || locale === one);
  for (const locale of published) {
    const document = await req.payload.findByID({
      collection: collection.slug,
      id: doc.id,
      depth: 1,
      fallbackLocale: false,
      locale,
      req,
    });
    if (!("slug" in document) || !document.slug) {
      continue;
    }
    const language = contentLocales.find(({ code }) => code === locale)?.label ?? locale;
    const values = document as object as Record<string, unknown>;
    // What is being edited has been validated.
    const texts = locale === edited ? [] : missingTexts(collection.fields, values);
    const errors = [
      ...texts.map(({ section, field }) => ({
        path: section === undefined ? field : `blocks.${section}.${field}`,
        label: `${language}${section === undefined ? "" : ` · ${section + 1}`} · ${field}`,
        message: req.t("validation:required"),
      })),
      ...missingAlts(values).map((file) => ({
        path: file,
        label: `${language} · ${file}`,
        message: noAlt[textLanguage(req.i18n.language)],
      })),
    ];
    if (errors.length > 0) {
      throw new ValidationError({ collection: collection.slug, errors, req });
    }
  }
  if (edited) {
    req.locale = edited;
  }
};
