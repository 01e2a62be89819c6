import { addUrlScheme } from "contracts";
import type { FieldHook, TextFieldSingleValidation } from "payload";
import { label } from "../platform/i18n/label.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";

const urlError = label(
  "Escreva um endereço completo, como https://exemplo.com, mailto: ou tel:. Para uma página do site, escolha o documento.",
  "Write a whole address, such as https://example.com, mailto: or tel:. For a page of the site, choose the document.",
  "Escriba una dirección completa, como https://ejemplo.com, mailto: o tel:. Para una página del sitio, elija el documento.",
);

const allowedProtocols = new Set(["https:", "http:", "mailto:", "tel:"]);

/**
 * Accepts only URLs of other sites. Rejects script URLs, and paths of this site: links to its documents use `document`
 * and continue to work when a document's URL changes.
 */
const validateLinkUrl: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value) {
    return required ? req.t("validation:required") : true;
  }
  const url = addUrlScheme(value);
  return URL.canParse(url) && allowedProtocols.has(new URL(url).protocol)
    ? true
    : urlError[textLanguage(req.i18n.language)];
};

/** Completes "example.com" to "https://example.com" when the link is saved. */
const completeLinkUrl: FieldHook = ({ value }) =>
  typeof value === "string" ? addUrlScheme(value) : value;

/** Field for the URL of a button or of a link in running text, with the same validation. */
export const linkUrlField = {
  validate: validateLinkUrl,
  hooks: { beforeChange: [completeLinkUrl] },
};
