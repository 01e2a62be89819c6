import { featureStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border } = tokens;

export const section = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});

export const heading = featureStyle({ fontSize: tokens.fontSize.h3 });

export const planName = featureStyle({ display: "block" });

/** One part of the account: what it is about on the left, its form on the right. */
export const part = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  paddingBlockEnd: space.block,
  selectors: {
    "&:not(:last-child)": { borderBlockEnd: `${border.hairline} solid ${color.border}` },
  },
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: space[16],
    },
  },
});

export const partText = featureStyle({
  marginBlockStart: space[2],
  maxInlineSize: "30rem",
  color: color.textMuted,
});

export const start = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
