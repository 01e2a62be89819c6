import { globalStyle, style } from "@vanilla-extract/css";
import { chromeLayer } from "#app/styles/layers.css.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border, radius } = tokens;

const edge = space[4];

const floatingButton = style({
  "@layer": {
    [chromeLayer]: {
      zIndex: tokens.zIndex.floating,
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: space[2],
      minInlineSize: "3.25rem",
      minBlockSize: "3.25rem",
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
      selectors: { "&:hover": { backgroundColor: color.brandSubtle } },
      "@media": { [media.print]: { display: "none" } },
    },
  },
});

export const chat = style([
  floatingButton,
  {
    "@layer": {
      [chromeLayer]: {
        position: "fixed",
        insetBlockEnd: edge,
        insetInlineStart: edge,
        borderColor: "transparent",
        backgroundColor: color.brand,
        color: color.onBrand,
        selectors: { "&:hover": { backgroundColor: color.brandHover } },
      },
    },
  },
]);

export const language = style([
  floatingButton,
  {
    "@layer": {
      [chromeLayer]: { position: "fixed", insetBlockEnd: edge, insetInlineEnd: edge },
    },
  },
]);

export const languages = style({
  "@layer": {
    [chromeLayer]: {
      position: "fixed",
      inset: `auto ${edge} calc(${edge} + 3.75rem) auto`,
      margin: 0,
      padding: space[2],
      minInlineSize: "11rem",
      border: `${border.hairline} solid ${color.border}`,
      borderRadius: radius.medium,
      backgroundColor: color.surface,
      color: color.text,
      boxShadow: tokens.shadow.floating,
    },
  },
});

export const languageLink = style({
  "@layer": {
    [chromeLayer]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space[4],
      minBlockSize: size.target,
      paddingInline: space[3],
      borderRadius: radius.small,
      textDecoration: "none",
      selectors: {
        "&:hover": { backgroundColor: color.brandSubtle },
        '&[aria-current="true"]': { fontWeight: tokens.weight.semibold },
      },
    },
  },
});

/**
 * Without scripts: the track begins one screen and 300 px down the page, so its sticky button comes
 * into view once that much has been scrolled, and then stays.
 */
export const topTrack = style({
  "@layer": {
    [chromeLayer]: {
      position: "absolute",
      insetBlock: `calc(100dvb + ${size.backToTopAfter}) 0`,
      insetInlineEnd: edge,
      zIndex: tokens.zIndex.floating,
      overflow: "clip",
      overflowClipMargin: "2rem",
      pointerEvents: "none",
      "@media": { [media.print]: { display: "none" } },
    },
  },
});

export const top = style([
  floatingButton,
  {
    "@layer": {
      [chromeLayer]: {
        position: "sticky",
        insetBlockStart: `calc(100dvb - 8.5rem)`,
        pointerEvents: "auto",
      },
    },
  },
]);

/** Shown by the inline script's attribute, so only while no choice is stored, and without a flash. */
export const banner = style({
  "@layer": {
    [chromeLayer]: {
      display: "none",
      position: "fixed",
      insetBlockEnd: `calc(${edge} + 4.25rem)`,
      insetInline: edge,
      marginInline: "auto",
      maxInlineSize: "44rem",
      zIndex: tokens.zIndex.banner,
      gap: `${space[3]} ${space[6]}`,
      padding: space[5],
      border: `${border.hairline} solid ${color.border}`,
      borderRadius: radius.large,
      backgroundColor: color.surface,
      boxShadow: tokens.shadow.floating,
      fontSize: tokens.fontSize.small,
      lineHeight: tokens.lineHeight.snug,
      "@media": {
        [media.medium]: {
          gridTemplateColumns: "1fr auto",
          alignItems: "center",
          insetBlockEnd: edge,
        },
      },
    },
  },
});
globalStyle(`:root[data-consent="unset"] ${banner}`, {
  "@layer": {
    [chromeLayer]: { display: "grid", "@media": { [media.print]: { display: "none" } } },
  },
});

export const bannerAnswers = style({
  "@layer": { [chromeLayer]: { display: "flex", flexWrap: "wrap", gap: space[3] } },
});

/** Both answers look alike: declining is as easy as accepting. */
export const bannerAnswer = style({
  "@layer": {
    [chromeLayer]: {
      flex: 1,
      minBlockSize: size.target,
      paddingInline: space[5],
      border: `${border.hairline} solid ${color.borderStrong}`,
      borderRadius: radius.round,
      backgroundColor: color.surface,
      fontWeight: tokens.weight.semibold,
      cursor: "pointer",
      selectors: { "&:hover": { backgroundColor: color.brandSubtle } },
    },
  },
});

/** Below the policy about cookies; useless, so absent, without scripts. */
export const consentChoice = style({
  "@layer": {
    [chromeLayer]: {
      display: "none",
      gap: space[4],
      maxInlineSize: "32rem",
      marginBlockStart: space[12],
    },
  },
});
globalStyle(`:root[data-scripted] ${consentChoice}`, {
  "@layer": { [chromeLayer]: { display: "grid" } },
});
