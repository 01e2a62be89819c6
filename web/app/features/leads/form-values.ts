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

export type LeadFieldName = keyof typeof contactFields.shape | keyof typeof newsletterFields.shape;

/** Checkbox of the newsletter form for consent to offers on WhatsApp; any value is valid. */
export const whatsappConsentField = "whatsappConsent";

/** Entered values and their errors. */
export type LeadFormState = Pick<Refusal<LeadFieldName>, "fields"> &
  Pick<Refusal<LeadFieldName | typeof whatsappConsentField>, "values">;

/** Honeypot field: invisible to people, filled in by bots. */
export const honeypotField = "website";

/** Returns the props of a field of the form. */
export type LeadFieldGetter = (
  name: LeadFieldName,
) => FieldState<LeadFieldName> & { id: string; required: boolean };

/** Returns the field names of a form, in order. */
export function listFieldNames(form: LeadFormName): LeadFieldName[] {
  return leadFormSchemas[form].keyof().options;
}

/** Returns true unless the form's schema allows the field to be empty. */
export function isFieldRequired(form: LeadFormName, name: LeadFieldName): boolean {
  const fields: Partial<Record<LeadFieldName, { isOptional(): boolean }>> =
    leadFormSchemas[form].shape;
  return fields[name]?.isOptional() !== true;
}

export function readFormValues(form: LeadFormName, sent: FormData): LeadFormState["values"] {
  const texts = readTextFields(sent);
  const names = [...listFieldNames(form), ...(form === "newsletter" ? [whatsappConsentField] : [])];
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""]));
}

const problemIds: Record<LeadFieldName, MessageId> = {
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
export function pickFieldProblems(
  form: LeadFormName,
  refused: Record<string, FieldProblem>,
): NonNullable<LeadFormState["fields"]> {
  return Object.fromEntries(
    listFieldNames(form).flatMap((name) => (refused[name] ? [[name, refused[name]]] : [])),
  );
}

/** Returns the specification's message for an error. */
export function leadProblemMessage(
  field: LeadFieldName,
  problem: FieldProblem,
  intl: IntlShape,
): string {
  return problem === "too-long"
    ? intl.formatMessage({ id: "contact.error.messageTooLong" }, { max: maxMessageLength })
    : intl.formatMessage({ id: problemIds[field] });
}
