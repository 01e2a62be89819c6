import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const hairline = `${tokens.border.hairline} solid ${tokens.color.border}`;

export const partners = blockStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: tokens.space["6"],
  borderBlockEnd: hairline,
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const partner = blockStyle({
  paddingBlock: tokens.space["3"],
  borderBlockStart: hairline,
  "@media": { [media.medium]: { paddingBlock: tokens.space["5"] } },
});

export const disclaimer = blockStyle({
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  maxInlineSize: tokens.size.measure,
  marginBlockStart: tokens.space["4"],
});
