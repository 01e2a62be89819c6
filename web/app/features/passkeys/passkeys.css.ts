import { featureGlobal, featureStyle } from "#app/styles/layered.ts";

export const passkeyColumn = featureStyle({ maxInlineSize: "38rem" });

/** Hides the form without scripts, because adding a passkey needs scripts. */
export const passkeyForm = featureStyle({ display: "none" }, passkeyColumn);
featureGlobal(`:root[data-scripted] ${passkeyForm}`, { display: "block" });

export const unsupportedNotice = featureStyle({}, passkeyColumn);
featureGlobal(`:root[data-scripted] ${unsupportedNotice}`, { display: "none" });
