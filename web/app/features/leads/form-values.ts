import {
  contactFields,
  type FieldProblem,
  type LeadForm,
  maxMessageLength,
  newsletterFields,
} from "contracts";
import type { IntlShape } from "react-intl";
import { formTexts } from "#app/forms/form-texts.ts";
import type { Refusal } from "#app/forms/refusal.ts";
import type { FieldState } from "#app/forms/use-fields.ts";
import type { MessageId } from "#app/i18n/messages.ts";

/** What each form is checked by. */
export const schemas = { contact: contactFields, newsletter: newsletterFields } as const;

export type FieldName = keyof typeof contactFields.shape | keyof typeof newsletterFields.shape;

/** What was typed, and what is wrong with it. */
export type FormState = Pick<Refusal<FieldName>, "fields" | "values">;

/** A field that people do not see; machines fill it in. */
export const trapField = "website";

/** What a field of the form is rendered with. */
export type FieldOf = (name: FieldName) => FieldState<FieldName> & { id: string; required: true };

/** The fields of a form, in their order. */
export function fieldsOf(form: LeadForm): FieldName[] {
  return schemas[form].keyof().options;
}

export function readValues(form: LeadForm, sent: FormData): FormState["values"] {
  const texts = formTexts(sent);
  return Object.fromEntries(fieldsOf(form).map((name) => [name, texts[name] ?? ""]));
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

/** What is wrong with the form's own fields, of what a lead was refused for. */
export function problemsOf(
  form: LeadForm,
  refused: Record<string, FieldProblem>,
): NonNullable<FormState["fields"]> {
  return Object.fromEntries(
    fieldsOf(form).flatMap((name) => (refused[name] ? [[name, refused[name]]] : [])),
  );
}

/** The words of the specification for it. */
export function sayOfLeads(field: FieldName, problem: FieldProblem, intl: IntlShape): string {
  return problem === "too-long"
    ? intl.formatMessage({ id: "contact.error.messageTooLong" }, { max: maxMessageLength })
    : intl.formatMessage({ id: problemIds[field] });
}
