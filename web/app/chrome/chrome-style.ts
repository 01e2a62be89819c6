import { layered } from "#app/styles/layered.ts";
import { chromeLayer } from "#app/styles/layers.css.ts";

/** Classes of the chrome layer, which wins over all others, and its rules for what has no class. */
export const { style: chromeStyle, global: chromeGlobal } = layered(chromeLayer);
