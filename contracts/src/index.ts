export * from "./access-tokens.ts";
export * from "./account-fields.ts";
export * from "./addresses.ts";
export * from "./admin.ts";
export * from "./announcements.ts";
export * from "./api-error.ts";
export { apiErrorText } from "./api-error-text.ts";
export * from "./auth.ts";
export * from "./brasilia-time.ts";
export * from "./calendar.ts";
export { cleanCharacters, cleanLine } from "./clean-text.ts";
export * from "./content.ts";
export * from "./conversion-events.ts";
export * from "./conversions.ts";
export { emailField } from "./email.ts";
export * from "./fact-text.ts";
export * from "./icons.ts";
export * from "./lead-addresses.ts";
export * from "./lead-request.ts";
export * from "./leads.ts";
export * from "./legal.ts";
export { addUrlScheme, isFollowableUrl } from "./link-url.ts";
export * from "./locales.ts";
export * from "./passkeys.ts";
export { mayHashPassword } from "./password-calls.ts";
export * from "./phone.ts";
export {
  formatPhone,
  maxPhoneLength,
  normalizePhone,
  phoneField,
  phoneSearchDigits,
  unvalidatedPhoneField,
} from "./phone-text.ts";
export * from "./preview.ts";
export * from "./price-text.ts";
export * from "./quote-addresses.ts";
export * from "./quotes.ts";
export * from "./releases.ts";
export * from "./reviews.ts";
export * from "./rich-text.ts";
export * from "./schedule.ts";
export * from "./search.ts";
export { isSecretField } from "./secret.ts";
export { secretFieldNamePattern } from "./secret-field-name-pattern.ts";
export * from "./sessions.ts";
export * from "./status.ts";
export * from "./system.ts";
