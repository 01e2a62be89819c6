import type { Field } from "payload";

function panel(name: string, component: string): Field {
  return { type: "ui", name, admin: { position: "sidebar", components: { Field: component } } };
}

/** Beside a form: what is planned for the document. */
export const scheduleField = panel("schedule", "/schedule/admin/index.ts#SchedulePanel");

/** Beside a form: a writer's request to look at the draft. */
export const reviewField = panel("review", "/reviews/admin/index.ts#ReviewPanel");
