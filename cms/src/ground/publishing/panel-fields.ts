import type { Field, UIField } from "payload";
import { label } from "../i18n/label.ts";

/** Keeps a field out of what a list can show, filter, group by or edit in bulk. */
export const outOfLists = {
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;

/** Something shown beside a form; it holds nothing. */
export function panel(name: string, component: string): UIField {
  return {
    type: "ui",
    name,
    admin: { position: "sidebar", components: { Field: component }, disableListColumn: true },
  };
}

/** Beside a form: what is planned for the document. */
export const scheduleField = panel("schedule", "/schedule/admin/index.ts#SchedulePanel");

/** Beside a form: a writer's request to look at the draft. */
export const reviewField = panel("review", "/reviews/admin/index.ts#ReviewPanel");

/** Beside a form: which releases the document goes live with. */
export const releaseField = panel("release", "/schedule/releases/admin/index.ts#ReleasePanel");

/** In lists: how each document is on the site in each language. */
export const languagesField: Field = {
  type: "ui",
  name: "languages",
  label: label("Idiomas", "Languages", "Idiomas"),
  admin: {
    components: {
      Cell: "/ground/admin/languages-cell.tsx#LanguagesCell",
      Field: "/ground/admin/no-button.tsx#NoButton",
    },
  },
};
