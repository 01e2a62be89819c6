import { planCodePattern, planQueryKey, quoteQueryKeys } from "contracts";
import type { TextFieldSingleValidation } from "payload";

const keys = new Set<string>(Object.values(quoteQueryKeys));

/** Accepts the code of a plan: `cloud-pro`. */
export const validatePlanCode: TextFieldSingleValidation = (value, { req, required }) => {
  if (!value) {
    return required ? req.t("validation:required") : true;
  }
  return planCodePattern.test(value) ? true : req.t("validation:invalidInput");
};

/**
 * Validates the query of a calculator URL. Allowed are known keys, each with a number of up to 6 digits, and the code
 * of a plan.
 */
export const validateConfiguration: TextFieldSingleValidation = (value, { req, required }) => {
  // Checks `required` here, because a field's own validation replaces Payload's check.
  if (required && !value) {
    return req.t("validation:required");
  }
  const pairs = [...new URLSearchParams(value ?? "")];
  const isQuery = pairs.every(([key, text]) =>
    key === planQueryKey ? planCodePattern.test(text) : keys.has(key) && /^\d{1,6}$/.test(text),
  );
  return isQuery ? true : req.t("validation:invalidInput");
};
