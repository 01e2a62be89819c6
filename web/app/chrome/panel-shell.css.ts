import { chromeGlobal, chromeStyle } from "#app/styles/layered.ts";
import { media, offPaper } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, radius, border } = tokens;

/** Nothing stands in the corners, so tables have the room up to the edge. */
const toTheEdge = { [media.large]: { vars: { [space.gutter]: space[6] } } };

export const header = chromeStyle({
  backgroundColor: color.paper,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  "@media": { ...toTheEdge, ...offPaper },
});

export const main = chromeStyle({ "@media": toTheEdge });

export const bar = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[1],
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  minBlockSize: "3rem",
  marginInline: "auto",
  paddingInline: space.gutter,
  "@media": { [media.medium]: { columnGap: space[4] } },
});

// On a phone the bar is one line of words.
chromeGlobal(`${bar} :is(a, nav button) > svg`, {
  "@media": { "(max-width: 30rem)": { display: "none" } },
});

export const brand = chromeStyle({
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

export const link = chromeStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: size.target,
  paddingInline: space[2],
  borderRadius: radius.small,
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  textDecoration: "none",
  hover: { color: color.text },
});

export const themeSwitch = chromeStyle({
  display: "inline-grid",
  placeItems: "center",
  border: 0,
  backgroundColor: "transparent",
  cursor: "pointer",
  minBlockSize: size.target,
  minInlineSize: size.target,
  borderRadius: radius.small,
  color: color.textMuted,
  hover: { color: color.text },
});
