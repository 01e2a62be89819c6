import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const options = blockStyle({ display: "grid", gap: tokens.space["10"] });

export const option = blockStyle({
  display: "grid",
  gap: tokens.space["3"],
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 9fr)",
      columnGap: tokens.space["8"],
      alignItems: "center",
    },
  },
});

export const speed = blockStyle({
  color: tokens.color.textMuted,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h3,
  lineHeight: tokens.lineHeight.tight,
});

export const speedValue = blockStyle({
  color: tokens.color.text,
  fontSize: tokens.fontSize.h1,
  fontWeight: tokens.weight.semibold,
  letterSpacing: "-0.03em",
});

export const speedBar = blockStyle({
  inlineSize: "100%",
  blockSize: "2rem",
  fill: tokens.color.brand,
  "@media": { [media.large]: { blockSize: "2.75rem" } },
});

export const speedBarTrack = blockStyle({ fill: tokens.color.borderStrong });

export const optionText = blockStyle({
  "@media": {
    [media.large]: {
      gridColumn: 2,
      display: "grid",
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 6fr)",
      columnGap: tokens.space["8"],
      alignItems: "baseline",
    },
  },
});

export const title = blockStyle({ fontSize: tokens.fontSize.h4 });
export const text = blockStyle({ color: tokens.color.textMuted, maxInlineSize: "38rem" });
