import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const certifications = blockStyle({
  display: "grid",
  gap: `${tokens.space["12"]} ${tokens.space["10"]}`,
  "@media": {
    [media.large]: { gridTemplateColumns: "repeat(auto-fit, minmax(17rem, 1fr))" },
  },
});

export const certification = blockStyle({
  display: "grid",
  gap: tokens.space["5"],
  alignContent: "start",
  "@media": {
    [media.medium]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: tokens.space["8"] },
    [media.large]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: tokens.space["6"] },
  },
});

export const seal = blockStyle({
  inlineSize: "8.5rem",
  blockSize: "8.5rem",
  "@media": { [media.large]: { inlineSize: "11rem", blockSize: "11rem" } },
});

export const sealPetals = blockStyle({
  fill: "none",
  stroke: tokens.color.brand,
  strokeWidth: 0.75,
});

export const sealDisc = blockStyle({
  fill: tokens.color.drawingFill,
  stroke: tokens.color.brand,
  strokeWidth: 1.5,
});

export const sealText = blockStyle({
  fill: tokens.color.text,
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.bold,
  textAnchor: "middle",
});

export const title = blockStyle({
  fontSize: tokens.fontSize.h3,
  marginBlockEnd: tokens.space["3"],
});

export const text = blockStyle({ color: tokens.color.textMuted, maxInlineSize: "34rem" });

export const datacenterDetails = blockStyle({ marginBlockStart: tokens.space["12"] });
