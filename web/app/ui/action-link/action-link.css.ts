import { globalStyle, style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const transition = ["background-color", "border-color", "color"]
  .map((property) => `${property} ${tokens.motion.quick} ${tokens.motion.ease}`)
  .join(", ");

const action = style({
  "@layer": {
    [uiLayer]: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: tokens.space["2"],
      minBlockSize: "3rem",
      paddingBlock: tokens.space["2"],
      paddingInline: tokens.space["5"],
      border: `${tokens.border.hairline} solid transparent`,
      borderRadius: tokens.radius.small,
      fontWeight: tokens.weight.semibold,
      lineHeight: tokens.lineHeight.snug,
      textAlign: "center",
      textDecoration: "none",
      textWrap: "balance",
      transition,
    },
  },
});

export const tones = {
  primary: style([
    action,
    {
      "@layer": {
        [uiLayer]: {
          backgroundColor: tokens.color.brand,
          color: tokens.color.onBrand,
          "@media": {
            [media.canHover]: {
              selectors: { "&:hover": { backgroundColor: tokens.color.brandHover } },
            },
          },
          selectors: { "&:active": { backgroundColor: tokens.color.brandPressed } },
        },
      },
    },
  ]),
  secondary: style([
    action,
    {
      "@layer": {
        [uiLayer]: {
          borderColor: tokens.color.borderStrong,
          color: tokens.color.text,
          "@media": {
            [media.canHover]: {
              selectors: {
                "&:hover": {
                  borderColor: tokens.color.brand,
                  backgroundColor: tokens.color.brandSubtle,
                },
              },
            },
          },
          selectors: { "&:active": { backgroundColor: tokens.color.brandSubtle } },
        },
      },
    },
  ]),
  quiet: style([
    action,
    {
      "@layer": {
        [uiLayer]: {
          paddingInline: tokens.space["3"],
          color: tokens.color.brand,
          "@media": {
            [media.canHover]: {
              selectors: { "&:hover": { backgroundColor: tokens.color.brandSubtle } },
            },
          },
          selectors: { "&:active": { backgroundColor: tokens.color.brandSubtle } },
        },
      },
    },
  ]),
};

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
