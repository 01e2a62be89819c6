import { chromeGlobal, chromeStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border, radius } = tokens;

const edge = space[4];

const floatingButton = chromeStyle({
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
  hover: { backgroundColor: color.brandSubtle },
  active: { backgroundColor: color.brandSubtlePressed },
  "@media": { [media.print]: { display: "none" } },
});

export const chat = chromeStyle(
  {
    position: "fixed",
    insetBlockEnd: edge,
    insetInlineStart: edge,
    borderColor: "transparent",
    backgroundColor: color.brand,
    color: color.onBrand,
    hover: { backgroundColor: color.brandHover },
    active: { backgroundColor: color.brandPressed },
  },
  floatingButton,
);

export const language = chromeStyle(
  { position: "fixed", insetBlockEnd: edge, insetInlineEnd: edge },
  floatingButton,
);

export const languages = chromeStyle({
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
});

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
 * Without scripts: the track begins one screen and 300 px down the page, so its sticky button comes
 * into view once that much has been scrolled, and then stays.
 */
export const topTrack = chromeStyle({
  position: "absolute",
  insetBlock: `calc(100dvb + ${size.backToTopAfter}) 0`,
  insetInlineEnd: edge,
  zIndex: tokens.zIndex.floating,
  overflow: "clip",
  overflowClipMargin: "2rem",
  pointerEvents: "none",
  "@media": { [media.print]: { display: "none" } },
});

export const top = chromeStyle(
  {
    position: "sticky",
    insetBlockStart: `calc(100dvb - 8.5rem)`,
    pointerEvents: "auto",
  },
  floatingButton,
);

/** Shown by the inline script's attribute, so only while no choice is stored, and without a flash. */
export const banner = chromeStyle({
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
});
chromeGlobal(`:root[data-consent="unset"] ${banner}`, {
  display: "grid",
  "@media": { [media.print]: { display: "none" } },
});

export const bannerAnswers = chromeStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });

/** Both answers look alike: declining is as easy as accepting. */
export const bannerAnswer = chromeStyle({
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

/** Below the policy about cookies; useless, so absent, without scripts. */
export const consentChoice = chromeStyle({
  display: "none",
  gap: space[4],
  maxInlineSize: "32rem",
  marginBlockStart: space[12],
});
chromeGlobal(`:root[data-scripted] ${consentChoice}`, { display: "grid" });
