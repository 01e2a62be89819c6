import { label } from "../i18n/label.ts";

/** Group of the collections that only the software writes; the last group of the CMS's menu. */
export const systemMenuGroup = label("Sistema", "System", "Sistema");
