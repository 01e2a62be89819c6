import { uiStyle } from "#app/styles/layered.ts";

export const unbroken = uiStyle({ whiteSpace: "nowrap" });
