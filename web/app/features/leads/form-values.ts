import {
  contactFields,
  type FieldProblem,
  type LeadFormName,
  maxMessageLength,
  newsletterFields,
} from "contracts";
import type { IntlShape } from "react-intl";
import { readTextFields } from "#app/forms/form-texts.ts";
import type { Refusal } from "#app/forms/refusal.ts";
import type { FieldState } from "#app/forms/use-fields.ts";
import type { MessageId } from "#app/i18n/messages.ts";

/** Validation schema of each form. */
export const leadFormSchemas = { contact: contactFields, newsletter: newsletterFields } as const;

export type FieldName = keyof typeof contactFields.shape | keyof typeof newsletterFields.shape;

/** Checkbox of the newsletter form for consent to offers on WhatsApp; any value is valid. */
export const whatsappConsentField = "whatsappConsent";

/** Entered values and their errors. */
export type FormState = Pick<Refusal<FieldName>, "fields"> &
  Pick<Refusal<FieldName | typeof whatsappConsentField>, "values">;

/** Honeypot field: invisible to people, filled in by bots. */
export const honeypotField = "website";

/** Returns the props of a field of the form. */
export type FieldOf = (
  name: FieldName,
) => FieldState<FieldName> & { id: string; required: boolean };

/** Returns the field names of a form, in order. */
export function fieldsOf(form: LeadFormName): FieldName[] {
  return leadFormSchemas[form].keyof().options;
}

/** Returns true unless the form's schema allows the field to be empty. */
export function isRequired(form: LeadFormName, name: FieldName): boolean {
  const fields: Partial<Record<FieldName, { isOptional(): boolean }>> = leadFormSchemas[form].shape;
  return fields[name]?.isOptional() !== true;
}

export function readValues(form: LeadFormName, sent: FormData): FormState["values"] {
  const texts = readTextFields(sent);
  const names = [...fieldsOf(form), ...(form === "newsletter" ? [whatsappConsentField] : [])];
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""]));
}

const problemIds: Record<FieldName, MessageId> = {
  name: "contact.error.name",
  email: "contact.error.email",
  phone: "contact.error.phone",
  company: "contact.error.company",
  service: "contact.error.service",
  message: "contact.error.message",
  firstName: "newsletter.error.firstName",
  lastName: "newsletter.error.lastName",
  whatsapp: "newsletter.error.whatsapp",
};

/** Returns the errors of the form's fields, from the errors of a rejected lead. */
export function problemsOf(
  form: LeadFormName,
  refused: Record<string, FieldProblem>,
): NonNullable<FormState["fields"]> {
  return Object.fromEntries(
    fieldsOf(form).flatMap((name) => (refused[name] ? [[name, refused[name]]] : [])),
  );
}

/** Returns the specification's message for an error. */
export function leadProblemMessage(
  field: FieldName,
  problem: FieldProblem,
  intl: IntlShape,
): string {
  return problem === "too-long"
    ? intl.formatMessage({ id: "contact.error.messageTooLong" }, { max: maxMessageLength })
    : intl.formatMessage({ id: problemIds[field] });
}
