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
import { findImagesWithoutAlt } from "../missing-alts.ts";
import { createRequestInLocale, findPublishErrors } from "../publish-errors.ts";

const missingAltError = label(
  "Imagem sem texto alternativo neste idioma.",
  "Picture without alternative text in this language.",
  "Imagen sin texto alternativo en este idioma.",
);

/** Returns an error for each image without an alternative text. `document` must have been read with depth 0. */
async function altErrors(req: PayloadRequest, locale: Locale, document: unknown) {
  const files = await findImagesWithoutAlt(req, document);
  return files.map((file) => ({
    path: file,
    label: `${languageName(locale)} · ${file}`,
    message: missingAltError[textLanguage(req.i18n.language)],
  }));
}

/** Returns the languages that the request publishes. */
function publishedLocales({ query }: PayloadRequest): Locale[] {
  const one = query?.publishSpecificLocale;
  return locales.filter((locale) => typeof one !== "string" || locale === one);
}

function languageName(locale: Locale): string {
  return String(contentLocales.find(({ code }) => code === locale)?.label ?? locale);
}

/** Rejects the publish of a global if an image in it lacks an alternative text. */
export const checkGlobalPictures: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status !== "published" || req.user?.collection !== "staff") {
    return;
  }
  const slug = global.slug as GlobalSlug;
  for (const locale of publishedLocales(req)) {
    const reqInLocale = await createRequestInLocale(req, locale);
    const document = await req.payload.findGlobal({ slug, depth: 0, req: reqInLocale });
    const errors = await altErrors(reqInLocale, locale, document);
    if (errors.length > 0) {
      throw new ValidationError({ global: slug, errors, req }, req.t);
    }
  }
};

/**
 * Rejects a publish if, in one of the published languages, the document is invalid or an image has no alternative text.
 * Payload validates only the language being edited, and no images. Runs after the change, in the same transaction,
 * where a read returns the document as it would be published.
 */
export const checkEveryLanguage: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== "published" || req.user?.collection !== "staff") {
    return;
  }
  const { locale: edited } = req;
  for (const locale of publishedLocales(req)) {
    const reqInLocale = await createRequestInLocale(req, locale);
    const document = await req.payload.findByID({
      collection: collection.slug,
      id: doc.id,
      depth: 0,
      req: reqInLocale,
    });
    if (!("slug" in document) || !document.slug) {
      continue;
    }
    // Skips the language being edited, because Payload has already validated it.
    const found =
      locale === edited
        ? []
        : await findPublishErrors(reqInLocale, { collection, global: null, id: doc.id }, document);
    const errors = [
      ...found.map(({ steps, path, message }) => ({
        // Adds the language to the path, so that no field of the form matches: the form shows another language.
        path: `${locale} ${path}`,
        // Joins the labels with a separator other than a comma, because Payload's notice breaks lines at commas.
        label: [
          languageName(locale),
          ...formatFieldPath(steps, req.i18n.language).split(", "),
        ].join(" · "),
        message,
      })),
      ...(await altErrors(reqInLocale, locale, document)),
    ];
    if (errors.length > 0) {
      throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    }
  }
};
