import { panel } from "../platform/publishing/panel-fields.ts";

/** Panel that lists references to a document. */
export const usesField = panel("uses", "/references/admin/uses.tsx#Uses");
