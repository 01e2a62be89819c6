import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const textLink = uiStyle({
  display: "inline-block",
  minBlockSize: tokens.size.target,
  paddingBlock: tokens.space["3"],
  lineHeight: tokens.lineHeight.snug,
  color: tokens.color.brand,
  fontWeight: tokens.weight.semibold,
  textDecoration: `underline transparent ${tokens.border.hairline}`,
  textUnderlineOffset: "0.3em",
  transition: `text-decoration-color ${tokens.motion.quick} ${tokens.motion.ease}`,
  hover: { textDecorationColor: "currentColor" },
  active: { color: tokens.color.brandPressed, textDecorationColor: "currentColor" },
});

uiGlobal(`${textLink} > svg`, {
  display: "inline",
  verticalAlign: "-0.25em",
  transition: `translate ${tokens.motion.quick} ${tokens.motion.ease}`,
});

uiGlobal(`${textLink}:hover > svg`, {
  "@media": { [media.canHover]: { translate: "0.1875rem 0" } },
});
