import { globalLayer } from "@vanilla-extract/css";

/** Cascade layers, the one with the lowest priority first. Every rule belongs to exactly one layer. */
export const resetLayer = globalLayer("reset");
export const uiLayer = globalLayer("ui");
export const blocksLayer = globalLayer("blocks");
export const chromeLayer = globalLayer("chrome");
