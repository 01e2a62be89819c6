import { featureGlobal, featureStyle } from "#app/styles/layered.ts";

export const narrow = featureStyle({ maxInlineSize: "38rem" });

/** Hides the form without scripts, because adding a passkey needs scripts. */
export const scripted = featureStyle({ display: "none" }, narrow);
featureGlobal(`:root[data-scripted] ${scripted}`, { display: "block" });

export const unscripted = featureStyle({}, narrow);
featureGlobal(`:root[data-scripted] ${unscripted}`, { display: "none" });
