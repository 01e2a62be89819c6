import { style } from "@vanilla-extract/css";
import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { cardRow } from "../card-row.css.ts";

export const testimonials = style([
  cardRow,
  blockStyle({
    gap: tokens.space["6"],
    "@media": {
      [media.medium]: { gap: tokens.space["10"] },
      [media.large]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
        columnGap: `clamp(${tokens.space["10"]}, 7vw, 7rem)`,
      },
    },
  }),
]);

export const testimonial = blockStyle({
  display: "grid",
  gap: tokens.space["5"],
  alignContent: "space-between",
  paddingBlockStart: tokens.space["4"],
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.borderStrong}`,
  "@media": {
    [media.medium]: { alignContent: "start", paddingBlockStart: tokens.space["6"] },
    [media.large]: { gridColumn: 2 },
  },
});

export const featuredTestimonial = style([
  testimonial,
  blockStyle({
    borderBlockStart: `${tokens.border.strong} solid ${tokens.color.brand}`,
    "@media": {
      [media.large]: { gridColumn: 1, gridRow: "1 / span 2", alignContent: "space-between" },
    },
  }),
]);

export const testimonialText = blockStyle({ fontSize: tokens.fontSize.body });

export const featuredTestimonialText = blockStyle({
  fontFamily: tokens.font.heading,
  fontSize: "clamp(1.25rem, 0.875rem + 1.6667vw, 2.375rem)",
  fontWeight: tokens.weight.medium,
  letterSpacing: "-0.02em",
  lineHeight: "1.25",
});

export const person = blockStyle({
  display: "flex",
  alignItems: "center",
  gap: tokens.space["4"],
});

export const name = blockStyle({ fontWeight: tokens.weight.semibold });

export const role = blockStyle({
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  lineHeight: tokens.lineHeight.snug,
});
