import { createPanelField } from "../platform/publishing/panel-fields.ts";

/** Panel that lists references to a document. */
export const referencesField = createPanelField(
  "uses",
  "/references/admin/references.tsx#ReferencesPanel",
);
