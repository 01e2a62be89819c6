import { layered } from "#app/styles/layered.ts";
import { uiLayer } from "#app/styles/layers.css.ts";

/** Classes of the ui layer, and its rules for what has no class of its own. */
export const { style: uiStyle, global: uiGlobal } = layered(uiLayer);
