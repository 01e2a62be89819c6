import { blockGlobal, blockStyle } from "#app/styles/layered.ts";
import { tableLayoutQueries } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Container query for tablets, on which the longest words of a column determine its width. */
const tablet = `${tableLayoutQueries.rows} and (max-width: 58rem)`;

export const comparisonTable = blockStyle({});
blockGlobal(`${comparisonTable} :is(td, th)`, {
  // Breaks lines between words only, since cells contain text, no URLs.
  overflowWrap: "break-word",
  "@container": { [tablet]: { paddingInline: tokens.space[2] } },
});
blockGlobal(`${comparisonTable} thead th`, {
  "@container": { [tablet]: { whiteSpace: "normal" } },
});
blockGlobal(`${comparisonTable} tbody th`, {
  "@container": { [tablet]: { minInlineSize: "7rem" } },
});
