import { globalStyle, style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const textLink = style({
  "@layer": {
    [uiLayer]: {
      display: "inline-block",
      minBlockSize: tokens.size.target,
      paddingBlock: tokens.space["3"],
      lineHeight: tokens.lineHeight.snug,
      color: tokens.color.brand,
      fontWeight: tokens.weight.semibold,
      textDecoration: "underline transparent 1px",
      textUnderlineOffset: "0.3em",
      transition: `text-decoration-color ${tokens.motion.quick} ${tokens.motion.ease}`,
      "@media": {
        [media.canHover]: { selectors: { "&:hover": { textDecorationColor: "currentColor" } } },
      },
    },
  },
});

globalStyle(`${textLink} > svg`, {
  "@layer": {
    [uiLayer]: {
      display: "inline",
      verticalAlign: "-0.25em",
      transition: `translate ${tokens.motion.quick} ${tokens.motion.ease}`,
    },
  },
});

globalStyle(`${textLink}:hover > svg`, {
  "@layer": { [uiLayer]: { translate: "0.1875rem 0" } },
});
