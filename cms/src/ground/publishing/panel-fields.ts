import type { Field } from "payload";
import { label } from "../i18n/label.ts";

function panel(name: string, component: string): Field {
  return { type: "ui", name, admin: { position: "sidebar", components: { Field: component } } };
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
