import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Frame of the illustration. The frame is as high as the section and clips the illustration. */
export const illustrationFrame = blockStyle({
  position: "relative",
  display: "grid",
  overflowY: "clip",
  marginBlock: `calc(-1 * ${tokens.space.section})`,
  paddingBlock: tokens.space.section,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});

/** Mask that fades out the illustration towards the text in front of it. */
const fadeMask = "linear-gradient(to right, transparent 12%, black 62%)";

export const illustration = blockStyle({
  display: "none",
  "@media": {
    [media.large]: {
      display: "block",
      position: "absolute",
      insetInlineEnd: `calc(-1 * ${tokens.space.gutter})`,
      insetBlockStart: "50%",
      inlineSize: "62rem",
      maskImage: fadeMask,
      translate: "0 -56%",
    },
  },
});

/** Limits the width of an illustration that shows an object, because the object's edges would cross the text. */
export const objectIllustration = blockStyle(
  { "@media": { [media.large]: { inlineSize: "min(44rem, 50vw)" } } },
  illustration,
);

export const text = blockStyle({
  position: "relative",
  paddingBlock: tokens.space["6"],
});
