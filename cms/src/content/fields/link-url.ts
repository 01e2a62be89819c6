import type { TextFieldSingleValidation } from "payload";

const allowedProtocols = new Set(["https:", "http:", "mailto:", "tel:"]);

/** Outside links only: script addresses and paths of our own (which `document` links keep alive) are refused. */
export const validateLinkUrl: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value) {
    return required ? req.t("validation:required") : true;
  }
  return URL.canParse(value) && allowedProtocols.has(new URL(value).protocol)
    ? true
    : req.t("validation:invalidInput");
};
