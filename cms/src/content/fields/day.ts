import type { DateField } from "payload";
import type { Label } from "../../ground/i18n/label.ts";

/** Noon in UTC: the same day wherever an editor is. */
function atNoon(value: unknown): unknown {
  const date = typeof value === "string" || value instanceof Date ? new Date(value) : undefined;
  return date === undefined || Number.isNaN(date.getTime())
    ? value
    : `${date.toISOString().slice(0, 10)}T12:00:00.000Z`;
}

interface DayOptions {
  name: string;
  label: Label;
}

/** A day of the calendar, without a time. The admin screens draw dates in the editor's own zone. */
export function dayField({ name, label }: DayOptions): DateField {
  return {
    type: "date",
    name,
    label,
    required: true,
    hooks: { beforeValidate: [({ value }) => atNoon(value)] },
    admin: {
      position: "sidebar",
      date: { pickerAppearance: "dayOnly", displayFormat: "dd/MM/yyyy" },
    },
  };
}
