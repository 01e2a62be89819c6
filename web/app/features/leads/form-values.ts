import { type LeadForm, maxMessageLength } from "contracts";
import type { MessageId } from "#app/i18n/messages.ts";

/** The fields of each form, in their order and under the specification's names. */
export const formFields = {
  contact: ["name", "email", "phone", "company", "service", "message"],
  newsletter: ["firstName", "lastName", "email", "whatsapp"],
} as const satisfies Record<LeadForm, readonly string[]>;

export type FieldName = (typeof formFields)[LeadForm][number];

/** What was typed, by field. */
export type FormValues = Partial<Record<FieldName, string>>;

/** Why a field was not taken, by field. */
export type FieldErrors = Partial<Record<FieldName, MessageId>>;

/** A field that people do not see; machines fill it in. */
export const trapField = "website";
/** What a field of the form is drawn with. */
export type FieldOf = (name: FieldName) => {
  name: FieldName;
  id: string;
  defaultValue: string | undefined;
  error: string | undefined;
  required: true;
};

export function readValues(form: LeadForm, sent: FormData): FormValues {
  return Object.fromEntries(formFields[form].map((name) => [name, String(sent.get(name) ?? "")]));
}

const errorIds: Record<FieldName, MessageId> = {
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

/** What to say about each field that was refused. */
export function errorsOf(
  form: LeadForm,
  { values, refused }: { values: FormValues; refused: readonly string[] },
): FieldErrors {
  const fields = formFields[form].filter((name) => refused.includes(name));
  const isTooLong = (values.message?.length ?? 0) > maxMessageLength;
  return Object.fromEntries(
    fields.map((name) => [
      name,
      name === "message" && isTooLong ? "contact.error.messageTooLong" : errorIds[name],
    ]),
  );
}
