import { panel } from "../../ground/publishing/panel-fields.ts";

/** Panel that lists references to a document. */
export const usesField = panel("uses", "/content/uses/admin/uses.tsx#Uses");
