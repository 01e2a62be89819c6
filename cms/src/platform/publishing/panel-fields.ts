import type { Field, UIField } from "payload";
import { label } from "../i18n/label.ts";

/** Excludes a field from columns, filters, grouping and bulk edit of lists. */
export const outOfLists = {
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;

/** A panel next to a form; it stores no data. */
export function panel(name: string, component: string): UIField {
  return {
    type: "ui",
    name,
    admin: { position: "sidebar", components: { Field: component }, disableListColumn: true },
  };
}

/** Panel next to a form: schedules of the document. */
export const scheduleField = panel("schedule", "/schedule/admin/index.ts#SchedulePanel");

/** Panel next to a form: review requests of writers. */
export const reviewField = panel("review", "/reviews/admin/index.ts#ReviewPanel");

/** Panel next to a form: releases that include the document. */
export const releaseField = panel("release", "/schedule/releases/admin/index.ts#ReleasePanel");

/** List column: state of each document in each language. */
export const languagesField: Field = {
  type: "ui",
  name: "languages",
  label: label("Idiomas", "Languages", "Idiomas"),
  admin: {
    components: {
      Cell: "/platform/admin/languages-cell.tsx#LanguagesCell",
      Field: "/platform/admin/no-button.tsx#NoButton",
    },
  },
};
