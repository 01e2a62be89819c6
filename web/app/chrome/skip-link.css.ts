import { chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const skipLink = chromeStyle({
  "@media": hiddenInPrint,
  position: "absolute",
  insetBlockStart: tokens.space[2],
  insetInlineStart: tokens.space[2],
  zIndex: tokens.zIndex.banner,
  padding: `${tokens.space[3]} ${tokens.space[5]}`,
  borderRadius: tokens.radius.small,
  backgroundColor: tokens.color.brand,
  color: tokens.color.onBrand,
  selectors: { "&:not(:focus)": { insetBlockStart: "-6rem" } },
});
