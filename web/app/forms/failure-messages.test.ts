import { apiErrorCodes, apiErrorText } from "contracts";
import { expect, it } from "vitest";
import { intlOf } from "#app/i18n/intl.ts";
import { failureMessage } from "./failure-messages.ts";

const other = "failure.unavailable";
const specificTexts = apiErrorCodes.flatMap((code) => {
  const id = failureMessage(code, { other });
  return id && id !== other ? [{ code, text: intlOf("pt-BR").formatMessage({ id }) }] : [];
});

it("most API errors have a specific message", () => {
  expect(specificTexts.length).toBeGreaterThan(15);
});

// A screen can say what was removed meanwhile; the API cannot.
it.each(specificTexts.filter(({ code }) => code !== "not-found"))(
  "shows for the failure $code the text of the API",
  ({ code, text }) => {
    expect(text).toBe(apiErrorText({ code }));
  },
);
