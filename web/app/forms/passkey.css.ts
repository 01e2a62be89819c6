import { featureGlobal, featureStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Hides the passkey form without scripts, because a passkey needs scripts. */
export const passkeyForm = featureStyle({
  display: "none",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space[4],
});
featureGlobal(`:root[data-scripted] ${passkeyForm}`, { display: "grid" });
