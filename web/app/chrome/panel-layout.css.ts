import { chromeGlobal, chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { languageList } from "./floating.css.ts";

const { color, space, size, radius, border } = tokens;

/** The panel has no floating buttons in the corners, so tables may extend to the edge. */
const panelGutter = { [media.large]: { vars: { [space.gutter]: space[6] } } };

export const header = chromeStyle({
  backgroundColor: color.paper,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  "@media": { ...panelGutter, ...hiddenInPrint },
});

const barSize = "3rem";

export const main = chromeStyle({
  vars: { [size.header]: `calc(${barSize} + ${border.hairline})` },
  "@media": panelGutter,
});

export const bar = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[1],
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  minBlockSize: barSize,
  marginInline: "auto",
  paddingInline: space.gutter,
  "@media": { [media.medium]: { columnGap: space[4] } },
});

// Hides the icons of the bar on phones, so that the bar's texts fit on one line.
chromeGlobal(`${bar} :is(a, nav button) > svg`, {
  "@media": { "(max-width: 30rem)": { display: "none" } },
});

export const brandLink = chromeStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: size.target,
  marginInlineEnd: "auto",
  color: color.text,
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.semibold,
  textDecoration: "none",
  hover: { color: color.brand },
});

/** A tool of the bar: link to the site, languages, colour scheme. */
export const barTool = chromeStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.small,
  backgroundColor: "transparent",
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  textDecoration: "none",
  cursor: "pointer",
  hover: { color: color.text },
});

/** Language links below the bar. The links scroll away with the bar. */
export const languages = chromeStyle(
  { position: "absolute", inset: `3.25rem ${space[4]} auto auto` },
  languageList,
);
