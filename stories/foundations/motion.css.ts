import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../web/app/styles/tokens.css.ts";

const { quick, calm, ease } = tokens.motion;

export const movementTrack = style({
  inlineSize: "100%",
  maxInlineSize: "20rem",
  minBlockSize: tokens.size.target,
  padding: tokens.space["1"],
  border: `${tokens.border.hairline} solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.round,
  backgroundColor: tokens.color.surface,
  textAlign: "start",
});

export const movingDots = styleVariants({ quick, calm }, (duration) => ({
  display: "block",
  inlineSize: tokens.space["8"],
  blockSize: tokens.space["8"],
  borderRadius: tokens.radius.round,
  backgroundColor: tokens.color.brand,
  transition: `margin-inline-start ${duration} ${ease}`,
  selectors: {
    [`${movementTrack}:hover &, ${movementTrack}:focus-visible &`]: {
      marginInlineStart: `calc(100% - ${tokens.space["8"]})`,
    },
  },
}));
