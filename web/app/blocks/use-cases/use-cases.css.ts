import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const hairline = `${tokens.border.hairline} solid ${tokens.color.border}`;

export const useCaseList = blockStyle({
  borderBlockEnd: hairline,
  selectors: { "&:not(:last-child)": { marginBlockEnd: tokens.space["10"] } },
});

export const useCase = blockStyle({
  display: "grid",
  gap: tokens.space["4"],
  paddingBlock: tokens.space["6"],
  borderBlockStart: hairline,
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr)",
      columnGap: tokens.space["12"],
      alignItems: "start",
      paddingBlock: tokens.space["8"],
    },
  },
});

export const title = blockStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: tokens.space["4"],
  alignItems: "center",
  fontSize: tokens.fontSize.h3,
});

export const icon = blockStyle({ color: tokens.color.brand });
export const text = blockStyle({ color: tokens.color.textMuted });

export const pointList = blockStyle({
  "@media": {
    [media.large]: {
      borderInlineStart: hairline,
      paddingInlineStart: tokens.space["8"],
      blockSize: "100%",
    },
  },
});
