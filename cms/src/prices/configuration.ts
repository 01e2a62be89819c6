import { quoteQueryKeys } from "contracts";
import type { TextFieldSingleValidation } from "payload";

const keys = new Set<string>(Object.values(quoteQueryKeys));

/** Accepts the query of a calculator URL: known keys, each with a number of up to 6 digits. */
export const validateConfiguration: TextFieldSingleValidation = (value, { req, required }) => {
  // A field's own validation replaces Payload's check for required fields.
  if (required && !value) {
    return req.t("validation:required");
  }
  const pairs = [...new URLSearchParams(value ?? "")];
  const isQuery = pairs.every(([key, amount]) => keys.has(key) && /^\d{1,6}$/.test(amount));
  return isQuery ? true : req.t("validation:invalidInput");
};
