import { apiErrorCodes, apiErrorText } from "contracts";
import { expect, it } from "vitest";
import { getIntl } from "#app/i18n/intl.ts";
import { findFailureMessage } from "./failure-messages.ts";

const other = "failure.unavailable";
const specificTexts = apiErrorCodes.flatMap((code) => {
  const id = findFailureMessage(code, { other });
  return id && id !== other ? [{ code, text: getIntl("pt-BR").formatMessage({ id }) }] : [];
});

it("most API errors have a specific message", () => {
  expect(specificTexts.length).toBeGreaterThan(15);
});

// Excludes `not-found`: a screen's message names the removed object, which the API's text cannot.
it.each(specificTexts.filter(({ code }) => code !== "not-found"))(
  "shows for the failure $code the text of the API",
  ({ code, text }) => {
    expect(text).toBe(apiErrorText({ code }));
  },
);
