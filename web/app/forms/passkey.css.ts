import { featureGlobal, featureStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Hidden without scripts, which a passkey needs. */
export const scripted = featureStyle({
  display: "none",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space[4],
});
featureGlobal(`:root[data-scripted] ${scripted}`, { display: "grid" });
