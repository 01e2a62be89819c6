import type { Field } from "payload";

/** What is planned for a document, beside its form. */
export const scheduleField: Field = {
  type: "ui",
  name: "schedule",
  admin: {
    position: "sidebar",
    components: { Field: "/schedule/admin/index.ts#SchedulePanel" },
  },
};
