import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius, size } = tokens;

const content = {
  inlineSize: "100%",
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
};

/** A dark band with the heading, and the tabs at its lower edge. */
export const band = uiStyle({
  backgroundColor: color.ink,
  color: color.text,
  colorScheme: "dark",
});

export const bandContent = uiStyle({
  ...content,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space[5],
  paddingBlock: `${space.block} ${space[6]}`,
});

export const denseBandContent = uiStyle({
  ...content,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
});

export const heading = uiStyle({
  fontSize: tokens.fontSize.h2,
  letterSpacing: "-0.028em",
  lineHeight: "1.1",
  overflowWrap: "anywhere",
});

export const lede = uiStyle({ marginBlockStart: space[2], color: color.textMuted });

export const tabs = uiStyle({
  ...content,
  "@media": hiddenInPrint,
});
export const tabList = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  "@media": { [media.medium]: { gap: space[2] } },
});
export const tab = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "3rem",
  paddingInline: space[2],
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  fontSize: tokens.fontSize.small,
  color: color.textMuted,
  fontWeight: tokens.weight.medium,
  textDecoration: "none",
  inactiveSelector: "[aria-current]",
  hover: { color: color.text },
  active: { color: color.text, backgroundColor: color.brandSubtle },
  selectors: {
    "&:focus-visible": { outlineOffset: tokens.focus.inset },
    '&[aria-current="page"]': {
      colorScheme: "light dark",
      backgroundColor: color.paper,
      color: color.text,
    },
  },
  "@media": {
    [media.medium]: { paddingInline: space[4], fontSize: tokens.fontSize.body },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { borderBlockEnd: `${border.strong} solid` } },
    },
  },
});
for (const theme of ["light", "dark"]) {
  uiGlobal(`:root[data-theme="${theme}"] ${tab}[aria-current="page"]`, { colorScheme: theme });
}

export const body = uiStyle({
  ...content,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.block,
  paddingBlock: `${space.block} ${space.section}`,
});

export const denseHeading = uiStyle({ fontSize: tokens.fontSize.h4, lineHeight: "1.2" });

export const denseBody = uiStyle({
  ...content,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: `${space[6]} ${space.section}`,
});
