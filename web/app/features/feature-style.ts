import { layered } from "#app/styles/layered.ts";
import { blocksLayer } from "#app/styles/layers.css.ts";

/** Classes of the layer that wins over ui's. */
export const { style: featureStyle, global: featureGlobal } = layered(blocksLayer);
