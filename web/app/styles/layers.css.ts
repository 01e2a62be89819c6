import { globalLayer } from "@vanilla-extract/css";

/** Cascade order, weakest first. A line of style belongs to exactly one of them. */
export const resetLayer = globalLayer("reset");
export const uiLayer = globalLayer("ui");
export const blocksLayer = globalLayer("blocks");
export const chromeLayer = globalLayer("chrome");
