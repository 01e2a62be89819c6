import { blockGlobal, blockStyle } from "#app/styles/layered.ts";

export const words = blockStyle({});
// Words, not addresses: a narrow column is one of whole words.
blockGlobal(`${words} :is(td, th)`, { overflowWrap: "break-word" });
