import { panel } from "../../ground/publishing/panel-fields.ts";

/** Shows where a document is used. */
export const usesField = panel("uses", "/content/uses/admin/uses.tsx#Uses");
