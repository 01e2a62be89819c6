import { visuallyHiddenRule } from "#app/styles/hidden-rule.ts";
import { uiStyle } from "#app/styles/layered.ts";

export const hidden = uiStyle(visuallyHiddenRule);
