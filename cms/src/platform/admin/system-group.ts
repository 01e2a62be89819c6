import { label } from "../i18n/label.ts";

/** Group of the collections that the software writes itself; the last one of the CMS's menu. */
export const systemGroup = label("Sistema", "System", "Sistema");
