import { layered } from "#app/styles/layered.ts";
import { blocksLayer } from "#app/styles/layers.css.ts";

/** Classes of the blocks layer, which wins over ui's, and its rules for what has no class. */
export const { style: blockStyle, global: blockGlobal } = layered(blocksLayer);
