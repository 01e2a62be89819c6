import { panel } from "../platform/publishing/panel-fields.ts";

/** Panel that lists references to a document. */
export const referencesField = panel("uses", "/references/admin/references.tsx#References");
