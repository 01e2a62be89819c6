import { chromeStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Message about the submitted form. Shown only without scripts; with scripts a toast replaces the message. */
export const flashNotice = chromeStyle({
  maxInlineSize: tokens.size.content,
  marginInline: "auto",
  padding: `${tokens.space[4]} ${tokens.space.gutter} 0`,
  selectors: { ":root[data-scripted] &": { display: "none" } },
});
