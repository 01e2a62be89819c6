import { chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius } = tokens;

/** Bar for staff above the page; dark in both schemes, so that it differs from the page. */
export const bar = chromeStyle({
  colorScheme: "dark",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[2],
  paddingInline: space.gutter,
  borderBlockEnd: `${border.strong} solid ${color.highlight}`,
  backgroundColor: color.ink,
  color: color.text,
  fontSize: tokens.fontSize.small,
  "@media": hiddenInPrint,
});

export const documentName = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  flex: "1 1 18rem",
});

export const title = chromeStyle({
  fontWeight: tokens.weight.semibold,
  overflowWrap: "anywhere",
});

export const languageTag = chromeStyle({
  alignSelf: "center",
  paddingInline: space[2],
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.small,
});

export const status = chromeStyle({ color: color.textMuted });

export const actions = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
});
