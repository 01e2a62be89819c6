import { globalStyle } from "@vanilla-extract/css";
import { featureGlobal, featureStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { savedQuote, smallNote } from "./calculator.css.ts";

const { color, fontSize, space, border, weight } = tokens;

export const parties = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.print]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  },
});
export const partyTitle = featureStyle({
  marginBlockEnd: space[2],
  fontFamily: tokens.font.text,
  fontSize: fontSize.body,
  fontWeight: weight.semibold,
  letterSpacing: "normal",
});
export const supplier = featureStyle({
  fontSize: fontSize.small,
  fontStyle: "normal",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const screenOnlyNote = featureStyle(
  { marginBlockEnd: space[3], "@media": hiddenInPrint },
  smallNote,
);
export const customer = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  fontSize: fontSize.small,
  "@media": { [media.print]: { gap: space[1] } },
});
// Prints a field as a line to write on.
featureGlobal(`${customer} input`, {
  "@media": {
    [media.print]: {
      minBlockSize: "1.75rem",
      paddingInline: 0,
      borderWidth: `0 0 ${border.hairline}`,
      borderRadius: 0,
    },
  },
});

export const terms = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `${border.hairline} solid ${color.border}`,
  fontSize: fontSize.small,
});
featureGlobal(`${terms} dt`, { fontWeight: weight.semibold });

// Hides the site around a saved quote for every print command, because the quote is a document.
globalStyle(`body:has(${savedQuote}) > :is(header, footer)`, { "@media": hiddenInPrint });
