import { keyframes } from "@vanilla-extract/css";
import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius, motion } = tokens;

const rise = keyframes({ from: { translate: "0 0.75rem", opacity: 0 } });

/** A dialog. Without scripts, the dialog is not modal, but still covers the page, and links close it. */
export const dialog = uiStyle({
  position: "fixed",
  insetBlock: 0,
  insetInline: 0,
  zIndex: tokens.zIndex.toast,
  inlineSize: `calc(100% - 2 * ${space[4]})`,
  maxInlineSize: "34rem",
  blockSize: "fit-content",
  maxBlockSize: "none",
  margin: "auto",
  padding: 0,
  // Lets the list of a combo box extend beyond the dialog.
  overflow: "visible",
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: `${tokens.shadow.floating}, 0 0 0 100vmax ${color.veil}`,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  selectors: {
    "&:modal": { boxShadow: tokens.shadow.floating },
    "&::backdrop": { backgroundColor: color.veil },
  },
});

export const content = uiStyle({
  maxBlockSize: `calc(100dvb - 2 * (${space[4]} + ${border.hairline}))`,
  overflow: "auto",
  overscrollBehavior: "contain",
  // Scrolls a focused field clear of the sticky head and buttons.
  scrollPaddingBlock: space[16],
  borderRadius: "inherit",
});

uiGlobal(":root:has(dialog:modal)", { overflow: "hidden" });

export const head = uiStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: "1",
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[4],
  padding: `${space[5]} ${space[4]} ${space[3]} ${space[6]}`,
  backgroundColor: color.surface,
});

export const title = uiStyle({ fontSize: tokens.fontSize.h3, paddingBlockStart: "0.1em" });

export const body = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  padding: `0 ${space[6]} ${space[6]}`,
});

/** Sticks to the bottom edge of the dialog, and so stays visible in a long form. */
export const actions = uiStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: "1",
  marginBlock: `calc(-1 * ${space[3]}) calc(-1 * ${space[6]})`,
  paddingBlock: `${space[3]} ${space[6]}`,
  backgroundColor: color.surface,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  "@media": { [media.narrow]: { display: "grid" } },
});
