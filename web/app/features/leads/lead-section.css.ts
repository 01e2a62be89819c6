import { featureStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { space, color, border, radius, shadow } = tokens;

export const sectionGrid = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.block,
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } },
});

export const formPanel = featureStyle({
  padding: `clamp(${space[5]}, 4vw, ${space[10]})`,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.large,
  backgroundColor: color.surface,
  boxShadow: shadow.raised,
});

export const contactLinks = featureStyle({
  display: "grid",
  justifyItems: "start",
  marginBlockStart: space[5],
  fontStyle: "normal",
  overflowWrap: "anywhere",
});

/** Keeps a phone number on one line. */
export const telephone = featureStyle({ whiteSpace: "nowrap" });
