import { globalStyle, keyframes } from "@vanilla-extract/css";
import { chromeGlobal, chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border, radius } = tokens;

const edge = space[4];
const buttonSize = "3.25rem";
const slide = `translate ${tokens.motion.calm} ${tokens.motion.ease}`;

/** Space between a button and the bottom of the screen, inside the dock. */
const dockInset = `calc((${size.dock} - ${buttonSize}) / 2)`;

const floatingButton = chromeStyle({
  zIndex: tokens.zIndex.floating,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minInlineSize: buttonSize,
  minBlockSize: buttonSize,
  padding: space[3],
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: tokens.shadow.floating,
  fontWeight: tokens.weight.semibold,
  fontSize: tokens.fontSize.small,
  textDecoration: "none",
  cursor: "pointer",
  hover: { backgroundColor: color.brandSubtle },
  active: { backgroundColor: color.brandSubtlePressed },
  "@media": { [media.upright]: { transition: slide }, ...hiddenInPrint },
});

/** Fixed in a corner of the screen; on low screens, at the end of the page. */
const corner = chromeStyle(
  {
    position: "fixed",
    insetBlockEnd: dockInset,
    "@media": {
      [media.large]: { insetBlockEnd: edge },
      [media.low]: { position: "absolute" },
    },
  },
  floatingButton,
);

/** Bar of buttons at the bottom of screens whose width the text fills. */
export const buttonDock = chromeStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 6,
  blockSize: size.dock,
  borderBlockStart: `${border.hairline} solid ${color.border}`,
  backgroundColor: color.paper,
  "@media": {
    [media.large]: { display: "none" },
    [media.low]: { display: "none" },
    [media.upright]: { transition: slide },
    ...hiddenInPrint,
  },
});
/** Scrolls focused elements clear of the bar (WCAG 2.4.11). */
globalStyle(`html:has(${buttonDock})`, {
  scrollPaddingBlockEnd: `calc(${size.dock} + ${space[4]})`,
  "@media": {
    [media.large]: { scrollPaddingBlockEnd: 0 },
    [media.low]: { scrollPaddingBlockEnd: 0 },
  },
});

export const chatButton = chromeStyle(
  {
    insetInlineStart: edge,
    borderColor: "transparent",
    backgroundColor: color.brand,
    color: color.onBrand,
    hover: { backgroundColor: color.brandHover },
    active: { backgroundColor: color.brandPressed },
  },
  corner,
);

// Hides the chat button if the calculator's price bar has a chat link, because that link contains the quote.
chromeGlobal(`:root:has([data-offers-chat]) ${chatButton}`, {
  "@media": { [media.upright]: { display: "none" } },
});

export const languageButton = chromeStyle({ insetInlineEnd: edge }, corner);

/** Screen widths at which only a round button fits next to the text. */
const narrowMargin = "(min-width: 64rem) and (max-width: 88.5rem)";
chromeGlobal(`${languageButton} > svg`, { "@media": { [narrowMargin]: { display: "none" } } });

export const languageList = chromeStyle({
  margin: 0,
  padding: space[2],
  minInlineSize: "11rem",
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: tokens.shadow.floating,
});
export const languageMenu = chromeStyle(
  { position: "fixed", inset: `auto ${edge} calc(${edge} + 3.75rem) auto` },
  languageList,
);

export const languageLink = chromeStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  minBlockSize: size.target,
  paddingInline: space[3],
  borderRadius: radius.small,
  textDecoration: "none",
  hover: { backgroundColor: color.brandSubtle },
  active: { backgroundColor: color.brandSubtlePressed },
  selectors: {
    '&[aria-current="true"]': { fontWeight: tokens.weight.semibold },
  },
});

/**
 * Feature query for scroll-driven animations, which show the back-to-top button. In other browsers the button scrolls
 * into view.
 */
const scrollDrivenAnimations = "(animation-timeline: scroll())";

/**
 * The track in which the back-to-top button sticks to the screen; works without scripts. With scroll-driven animations
 * the track covers the whole page, and an animation shows the button after 300 px of scrolling. Without scroll-driven
 * animations, the track begins one screen and 300 px down, so that the button scrolls into view at about that point.
 */
export const backToTopTrack = chromeStyle({
  position: "absolute",
  // Ends the track at the end of the page, so that the track does not make a short page longer.
  insetBlock: `min(100dvb + ${size.backToTopAfter}, 100%) 0`,
  insetInlineEnd: `calc(50% - ${buttonSize} / 2 - ${edge})`,
  zIndex: tokens.zIndex.floating,
  overflow: "clip",
  // Leaves space for the button's shadow.
  paddingInline: edge,
  pointerEvents: "none",
  "@supports": {
    [scrollDrivenAnimations]: { "@media": { [media.tall]: { insetBlockStart: 0 } } },
  },
  "@media": {
    [media.large]: { insetInlineEnd: 0 },
    [media.low]: { insetBlockStart: "auto" },
    ...hiddenInPrint,
  },
});

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

export const backToTopButton = chromeStyle(
  {
    position: "sticky",
    insetBlockStart: `calc(100dvb - ${buttonSize} - ${dockInset})`,
    pointerEvents: "auto",
    "@supports": {
      [scrollDrivenAnimations]: {
        "@media": {
          [media.tall]: {
            // Hides the button on a page that does not scroll, where the animation has no effect.
            visibility: "hidden",
            animation: `${appear} linear both`,
            animationTimeline: "scroll()",
            animationRange: `${size.backToTopAfter} calc(${size.backToTopAfter} + 1px)`,
          },
        },
      },
    },
    "@media": {
      [media.large]: { insetBlockStart: `calc(100dvb - 8.5rem)` },
      [media.low]: { position: "static", marginBlockEnd: `calc(${edge} + ${buttonSize})` },
    },
  },
  floatingButton,
);

// Hides the buttons while the reader scrolls down (hide-on-scroll.ts).
for (const part of [buttonDock, chatButton, languageButton, backToTopButton]) {
  chromeGlobal(`:root[data-chrome="hidden"] ${part}`, {
    "@media": { [media.upright]: { translate: `0 ${size.dock}` } },
  });
}

/**
 * Cookie banner between header and content, so that the banner covers no content. Visible only while no choice is
 * stored: the inline script sets an attribute before the first paint.
 */
export const cookieBanner = chromeStyle({
  display: "none",
  gap: `${space[3]} ${space[6]}`,
  // Leaves space for the logo, which extends below the header.
  paddingBlock: `calc(${size.logo} - ${size.header} + ${space[3]}) ${space[4]}`,
  paddingInline: `max(${space.gutter}, (100% - ${size.content}) / 2)`,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
  fontSize: tokens.fontSize.small,
  lineHeight: tokens.lineHeight.snug,
  "@media": {
    [media.medium]: {
      gridTemplateColumns: "1fr auto",
      alignItems: "center",
      paddingBlock: space[3],
      paddingInlineStart: `calc(max(${space.gutter}, (100% - ${size.content}) / 2) + ${size.logo} + ${space[4]})`,
    },
  },
});
chromeGlobal(`:root[data-consent="unset"] ${cookieBanner}`, {
  display: "grid",
  "@media": hiddenInPrint,
});

export const consentButtons = chromeStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });

/** Style of both buttons of the banner, because declining must be as easy as accepting. */
export const consentButton = chromeStyle({
  flex: 1,
  minBlockSize: size.target,
  paddingInline: space[5],
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  fontWeight: tokens.weight.semibold,
  cursor: "pointer",
  hover: { backgroundColor: color.brandSubtle },
  active: { backgroundColor: color.brandSubtlePressed },
});

/**
 * Buttons that change the cookie choice, at the end of the cookie policy. Hidden without scripts, which the buttons
 * need.
 */
export const consentSettings = chromeStyle({
  display: "none",
  gap: space[4],
  maxInlineSize: "32rem",
  marginBlockStart: space[12],
});
chromeGlobal(`:root[data-scripted] ${consentSettings}`, { display: "grid" });
