import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, radius } = tokens;

export const list = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
});

const item = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space[2],
  borderRadius: radius.small,
  color: color.text,
  fontSize: tokens.fontSize.small,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
});

export const link = uiStyle(
  {
    inactiveSelector: "[aria-current]",
    hover: { backgroundColor: color.brandSubtle },
    active: { backgroundColor: color.brandSubtlePressed },
    selectors: {
      '&[aria-current="page"]': {
        backgroundColor: color.brand,
        color: color.onBrand,
        fontWeight: tokens.weight.semibold,
      },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': { border: `${tokens.border.strong} solid Highlight` },
        },
      },
    },
  },
  item,
);
export const ellipsis = uiStyle({ color: color.textMuted }, item);
