import { blockGlobal, blockStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const words = blockStyle({});
// Words, not addresses: a narrow column is one of whole words.
blockGlobal(`${words} :is(td, th)`, { overflowWrap: "break-word" });

// On a tablet the columns have what the words need.
const tablet = "(min-width: 42.01rem) and (max-width: 58rem)";
blockGlobal(`${words} :is(td, th)`, {
  "@container": { [tablet]: { paddingInline: tokens.space[2] } },
});
blockGlobal(`${words} thead th`, { "@container": { [tablet]: { whiteSpace: "normal" } } });
blockGlobal(`${words} tbody th`, { "@container": { [tablet]: { minInlineSize: "7rem" } } });
