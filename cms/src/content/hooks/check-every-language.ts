import { type Locale, locales } from "contracts";
import {
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { formatFieldPath } from "../../history/format-change.ts";
import { label } from "../../platform/i18n/label.ts";
import { contentLocales } from "../../platform/i18n/locales.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
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

/** Returns the languages that a publish covers. */
function publishedLocales({ query }: PayloadRequest): Locale[] {
  const one = query?.publishSpecificLocale;
  return locales.filter((locale) => typeof one !== "string" || locale === one);
}

function languageName(locale: Locale): string {
  return String(contentLocales.find(({ code }) => code === locale)?.label ?? locale);
}

/** Rejects the publish of a global when a picture in it lacks an alternative text. */
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
 * Rejects a publish when a required text, or a picture's alternative text, is missing in any published
 * language. Payload validates only the language being edited, and no pictures. Runs after the change, in its
 * transaction, where the document reads as it would be published.
 */
export const checkEveryLanguage: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== "published" || req.user?.collection !== "staff") {
    return;
  }
  // Saves the request's language, since reads in other languages change it.
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
    // Payload already validated the texts of the language being edited.
    const texts = locale === edited ? [] : missingTexts(collection.fields, values);
    const errors = [
      ...texts.map(({ section, field, steps }) => ({
        // Matches no field of the form, which shows another language.
        path: [locale, section, field].filter((step) => step !== undefined).join(" "),
        // Payload's notice breaks lines at commas, so labels are joined with another separator.
        label: [
          languageName(locale),
          ...formatFieldPath(steps, req.i18n.language).split(", "),
        ].join(" · "),
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
