import { type Locale, locales } from "contracts";
import {
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { label } from "../../ground/i18n/label.ts";
import { contentLocales } from "../../ground/i18n/locales.ts";
import { textLanguage } from "../../ground/i18n/text-language.ts";
import { placeInWords } from "../changes/words.ts";
import { missingAlts, missingTexts } from "../missing-texts.ts";

const noAlt = label(
  "Imagem sem texto alternativo neste idioma.",
  "Picture without alternative text in this language.",
  "Imagen sin texto alternativo en este idioma.",
);

function altErrors(req: PayloadRequest, locale: Locale, values: unknown) {
  return missingAlts(values).map((file) => ({
    path: file,
    label: `${languageName(locale)} · ${file}`,
    message: noAlt[textLanguage(req.i18n.language)],
  }));
}

/** The languages that a publish takes to the site. */
function publishedLocales({ query }: PayloadRequest): Locale[] {
  const one = query?.publishSpecificLocale;
  return locales.filter((locale) => typeof one !== "string" || locale === one);
}

function languageName(locale: Locale): string {
  return String(contentLocales.find(({ code }) => code === locale)?.label ?? locale);
}

/** What a publish takes to the site of a global may lack no words for a picture. */
export const checkPicturesOfGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status !== "published" || req.user?.collection !== "staff") {
    return;
  }
  const { locale: edited } = req;
  const slug = global.slug as GlobalSlug;
  for (const locale of publishedLocales(req)) {
    const options = { slug, depth: 1, fallbackLocale: false as const, locale, req };
    const errors = altErrors(req, locale, await req.payload.findGlobal(options));
    if (errors.length > 0) {
      throw new ValidationError({ global: slug, errors, req }, req.t);
    }
  }
  if (edited) {
    req.locale = edited;
  }
};

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
  // Before it is read in others: that changes the request's.
  const { locale: edited } = req;
  for (const locale of publishedLocales(req)) {
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
    const values = document as object as Record<string, unknown>;
    // What is being edited has been validated.
    const texts = locale === edited ? [] : missingTexts(collection.fields, values);
    const errors = [
      ...texts.map(({ section, field, steps }) => ({
        // Of no field of the form, which is in another language.
        path: [locale, section, field].filter((step) => step !== undefined).join(" "),
        // Payload's notice begins a new line at each comma.
        label: [languageName(locale), ...placeInWords(steps, req.i18n.language).split(", ")].join(
          " · ",
        ),
        message: req.t("validation:required"),
      })),
      ...altErrors(req, locale, values),
    ];
    if (errors.length > 0) {
      throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    }
  }
  if (edited) {
    req.locale = edited;
  }
};
