import { uiStyle } from "#app/styles/layered.ts";

export const unbrokenText = uiStyle({ whiteSpace: "nowrap" });
