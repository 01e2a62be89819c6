import type { DateField, DateFieldValidation } from "payload";
import { date } from "payload/shared";
import { staffTimeZone, toNoonUtc } from "../../platform/admin/brasilia-time.ts";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";

interface DayOptions {
  name: string;
  label: Label;
  description?: Label;
  /** True if an empty field gets the day of the publish. */
  defaultsToPublishDay?: boolean;
  /** Error message if staff publish a document with a future day; undefined allows future days. */
  futureError?: Label;
}

/** Returns today's date in Brasília in ISO format: "2026-11-22". */
function today(): string {
  return new Date().toLocaleDateString("sv-SE", { timeZone: staffTimeZone });
}

/** Rejects a future day when staff publish. Drafts, and documents that the software itself writes, may have any day. */
export function rejectFutureDay(text: Label): DateFieldValidation {
  return (value, options) => {
    const { data, req } = options;
    const isPublished = (data as { _status?: unknown })._status === "published";
    const day = value instanceof Date ? value.toISOString() : (value ?? "");
    return req.user && isPublished && day.slice(0, 10) > today()
      ? text[textLanguage(req.i18n.language)]
      : date(value, options);
  };
}

/** Field for a calendar day without a time. The CMS shows the day in the editor's own time zone. */
export function dayField({
  name,
  label,
  description,
  defaultsToPublishDay = false,
  futureError,
}: DayOptions): DateField {
  const publishDay = (data: { _status?: unknown } | undefined) =>
    defaultsToPublishDay && data?._status === "published" ? today() : undefined;
  return {
    type: "date",
    name,
    label,
    required: true,
    ...(futureError ? { validate: rejectFutureDay(futureError) } : {}),
    hooks: { beforeValidate: [({ value, data }) => toNoonUtc(value || publishDay(data))] },
    admin: {
      position: "sidebar",
      ...(description ? { description } : {}),
      date: { pickerAppearance: "dayOnly", displayFormat: "dd/MM/yyyy" },
    },
  };
}
