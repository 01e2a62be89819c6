import { globalStyle, keyframes } from "@vanilla-extract/css";
import { chromeGlobal, chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, radius, border } = tokens;

export const header = chromeStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: tokens.zIndex.header,
  blockSize: size.header,
  backgroundColor: color.paper,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  containerType: "inline-size",
  viewTransitionName: "site-header",
  "@media": {
    [media.low]: { position: "static" },
    [media.upright]: { transition: `translate ${tokens.motion.calm} ${tokens.motion.ease}` },
    [media.print]: { position: "static" },
  },
});
// Hides the header while the reader scrolls down (hide-on-scroll.ts).
chromeGlobal(`:root[data-chrome="hidden"] ${header}`, {
  "@media": { [media.upright]: { translate: "0 -100%" } },
});

export const bar = chromeStyle({
  display: "flex",
  alignItems: "center",
  // Moves logo and buttons closer together on a small phone, or with large text.
  gap: `clamp(0px, (100cqi - 2 * ${space.gutter} - ${size.logo} - 4 * ${size.target}) / 4, ${space[3]})`,
  blockSize: "100%",
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});

const raisedLogo = `0 calc(${size.header} - ${size.logo})`;
const raiseLogo = keyframes({ from: { translate: "0 0" }, to: { translate: raisedLogo } });

/** Link with logo and brand name. The logo extends below the header, because it is higher than the header. */
export const brandLink = chromeStyle({
  alignSelf: "start",
  display: "flex",
  alignItems: "center",
  gap: space[4],
  marginInlineEnd: "auto",
  textDecoration: "none",
  blockSize: size.header,
});

export const logo = chromeStyle({
  blockSize: size.logo,
  inlineSize: "auto",
  maxInlineSize: "none",
  alignSelf: "start",
  filter: tokens.shadow.hanging,
  // Raises the logo into the header. At the top of the page, an animation lets the logo extend below the header
  // instead.
  translate: raisedLogo,
  "@supports": {
    "(animation-timeline: scroll())": {
      animation: `${raiseLogo} linear both`,
      animationTimeline: "scroll()",
      animationRange: `0 ${size.header}`,
    },
  },
});

export const brandName = chromeStyle({
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.semibold,
  fontSize: tokens.fontSize.h4,
  lineHeight: tokens.lineHeight.tight,
  letterSpacing: "-0.02em",
  maxInlineSize: "7em",
  // Hides the name on a phone, or with large text, so that only the logo is shown.
  "@container": { "(max-width: 28rem)": { display: "none" } },
  // Hides the name between the medium and the wide width, where the five links need the space.
  "@media": {
    [media.medium]: { display: "none" },
    [media.wide]: { display: "block" },
  },
});

const iconButton = chromeStyle({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: "none",
  color: color.text,
  cursor: "pointer",
  hover: { backgroundColor: color.brandSubtle },
  active: { backgroundColor: color.brandSubtlePressed },
  "@media": hiddenInPrint,
});

/**
 * The button that switches the colour scheme. Hidden until scripts run, but with reserved space to avoid layout shift.
 */
export const themeSwitch = chromeStyle({ visibility: "hidden" }, iconButton);
chromeGlobal(`:root[data-scripted] ${themeSwitch}`, { visibility: "visible" });

export const menuToggle = chromeStyle(
  { "@media": { [media.medium]: { display: "none" } } },
  iconButton,
);
// The button of the menu also closes the menu, and shows a cross while the menu is open.
chromeGlobal(`${menuToggle} > svg:last-child`, { display: "none" });
chromeGlobal(`${menuToggle}:has(+ :popover-open) > svg:first-child`, { display: "none" });
chromeGlobal(`${menuToggle}:has(+ :popover-open) > svg:last-child`, { display: "block" });
// Stops the logo's animation, because the open menu begins at the bottom of the header.
chromeGlobal(`${header}:has(:popover-open) ${logo}`, { animation: "none" });

export const searchLink = chromeStyle(
  {
    textDecoration: "none",
    // Hides the search link with very large text. Only controls that exist nowhere else stay visible.
    "@container": { "(inline-size < 15rem)": { display: "none" } },
  },
  iconButton,
);

/**
 * Link to the prices, next to the link to the client area. On phones, the menu contains the link instead
 * (`menuOnlyItem`).
 */
export const pricesLink = chromeStyle({
  display: "none",
  alignItems: "center",
  flex: "none",
  minBlockSize: size.target,
  paddingInline: space[1],
  borderRadius: radius.small,
  color: color.text,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.semibold,
  textDecoration: "none",
  hover: { color: color.brand, backgroundColor: color.brandSubtle },
  active: { color: color.brand, backgroundColor: color.brandSubtlePressed },
  selectors: {
    '&[aria-current="page"]': {
      color: color.brand,
      boxShadow: `inset 0 calc(-1 * ${border.strong}) ${color.brand}`,
    },
  },
  "@media": {
    [media.medium]: { display: "inline-flex" },
    [media.large]: { paddingInline: space[2] },
    ...hiddenInPrint,
  },
});
export const menuOnlyItem = chromeStyle({ "@media": { [media.medium]: { display: "none" } } });

/** Link to the client area at the end of the header: an icon, with a label on wide screens. */
export const clientAreaLink = chromeStyle(
  {
    textDecoration: "none",
    "@media": {
      [media.wide]: {
        display: "inline-flex",
        alignItems: "center",
        gap: space[2],
        inlineSize: "auto",
        paddingInline: space[3],
        border: `${border.hairline} solid ${color.borderStrong}`,
        fontSize: tokens.fontSize.small,
        fontWeight: tokens.weight.semibold,
        whiteSpace: "nowrap",
      },
      ...hiddenInPrint,
    },
  },
  iconButton,
);
export const clientAreaLabel = chromeStyle({
  display: "none",
  "@media": { [media.wide]: { display: "inline" } },
});

/** Navigation of the site: a popover on narrow screens, part of the bar from the medium width. */
export const navigation = chromeStyle({
  position: "fixed",
  inset: `${size.header} 0 auto 0`,
  inlineSize: "auto",
  maxBlockSize: `calc(100dvb - ${size.header})`,
  overflow: "auto",
  margin: 0,
  padding: `${space[8]} ${space.gutter} ${space[6]}`,
  border: 0,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  backgroundColor: color.paper,
  color: color.text,
  boxShadow: tokens.shadow.floating,
  "@media": {
    [media.medium]: {
      display: "block",
      position: "static",
      overflow: "visible",
      maxBlockSize: "none",
      padding: 0,
      border: 0,
      boxShadow: "none",
      backgroundColor: "transparent",
    },
    ...hiddenInPrint,
  },
});

export const menuItems = chromeStyle({
  display: "grid",
  "@media": {
    [media.medium]: { display: "flex", alignItems: "center" },
    [media.large]: { gap: space[1] },
  },
});

export const menuItem = chromeStyle({ position: "relative" });

export const menuItemLink = chromeStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minBlockSize: size.target,
  paddingBlock: space[3],
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.lineHeight.snug,
  textDecoration: "none",
  cursor: "pointer",
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  hover: { color: color.brand, backgroundColor: color.brandSubtle },
  active: { color: color.brand, backgroundColor: color.brandSubtlePressed },
  selectors: {
    '&[aria-current="page"]': { color: color.brand },
  },
  "@media": {
    [media.medium]: {
      // Narrows the padding: at 768 px, five Spanish item names and the buttons need the space.
      paddingInline: space[1],
      fontSize: tokens.fontSize.small,
      textAlign: "center",
      border: 0,
      borderRadius: radius.small,
      selectors: {
        // Underlines the whole item, even if the item's text has several lines.
        '&[aria-current="page"]': {
          boxShadow: `inset 0 calc(-1 * ${border.strong}) ${color.brand}`,
        },
      },
    },
    [media.large]: { paddingInline: space[2], fontSize: tokens.fontSize.body },
  },
});

export const submenu = chromeStyle({
  display: "grid",
  paddingInlineStart: space[4],
  "@media": {
    [media.medium]: {
      position: "absolute",
      insetBlockStart: "100%",
      insetInlineEnd: 0,
      inlineSize: "max-content",
      maxInlineSize: "18rem",
      padding: space[2],
      borderRadius: radius.medium,
      border: `${border.hairline} solid ${color.border}`,
      backgroundColor: color.surface,
      boxShadow: tokens.shadow.floating,
    },
  },
});
globalStyle(`details > summary.${menuItemLink}::-webkit-details-marker`, { display: "none" });
