import type { AnnouncementTone } from "contracts";
import { chromeGlobal, chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border } = tokens;

/** Inline padding that aligns the bar with the content column; does not include the width of the logo. */
const column = `max(${space.gutter}, (100% - ${size.content}) / 2)`;

export const bar = chromeStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: space[3],
  // Leaves space for the logo, which extends below the header.
  paddingBlock: `calc(${size.logo} - ${size.header} + ${space[2]}) ${space[2]}`,
  paddingInline: column,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  fontSize: tokens.fontSize.small,
  lineHeight: tokens.lineHeight.snug,
  "@media": {
    [media.medium]: {
      paddingBlock: space[1],
      paddingInlineStart: `calc(${column} + ${size.logo} + ${space[4]})`,
    },
    ...hiddenInPrint,
  },
});
chromeGlobal(`:root[data-dismissed] ${bar}`, { display: "none" });

const news = chromeStyle({ backgroundColor: color.brandSubtle });
const offer = chromeStyle({
  backgroundColor: color.highlight,
  borderColor: "transparent",
  color: color.onHighlight,
});
const warning = chromeStyle({ backgroundColor: color.dangerSubtle, color: color.text });
export const tones: Record<AnnouncementTone, string> = { news, offer, warning };

export const text = chromeStyle({ fontWeight: tokens.weight.medium, textWrap: "pretty" });

export const link = chromeStyle({
  fontWeight: tokens.weight.semibold,
  textUnderlineOffset: "0.25em",
  hover: { textDecorationThickness: border.strong },
  active: { textDecorationThickness: border.strong },
});

/**
 * The button that dismisses an announcement. Hidden until scripts run, but with reserved space to avoid layout shift.
 */
export const dismissButton = chromeStyle({
  visibility: "hidden",
  display: "grid",
  placeItems: "center",
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  hover: { boxShadow: `inset 0 0 0 ${border.strong} currentColor` },
  active: { boxShadow: `inset 0 0 0 ${border.strong} currentColor` },
});
chromeGlobal(`:root[data-scripted] ${dismissButton}`, { visibility: "visible" });
