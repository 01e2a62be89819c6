import { keyframes } from "@vanilla-extract/css";
import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border, radius, motion } = tokens;

const appear = keyframes({ from: { translate: "0 -0.75rem", opacity: 0 } });
const leave = keyframes({ to: { translate: "100% 0", opacity: 0 } });

/** Area of toasts above the page: full width on a small screen, in a corner of a larger screen. */
export const viewport = uiStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: tokens.zIndex.toast,
  inlineSize: "100%",
  padding: space[4],
  "@media": { [media.medium]: { maxInlineSize: size.toastMax } },
});

const toast = uiStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space[3],
  alignItems: "start",
  padding: space[4],
  paddingInlineEnd: space[2],
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderInlineStart: `${space[1]} solid ${color.success}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: tokens.shadow.floating,
  lineHeight: tokens.lineHeight.snug,
  touchAction: "pan-y",
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${motion.calm} ${motion.ease}` },
    '&[data-state="closed"]': { animation: `${leave} ${motion.quick} ${motion.ease}` },
    '&[data-swipe="move"]': { translate: "var(--radix-toast-swipe-move-x) 0" },
    '&[data-swipe="cancel"]': { translate: "0 0", transition: `translate ${motion.quick}` },
  },
});

export const tones = {
  default: toast,
  destructive: uiStyle({ borderColor: color.danger }, toast),
};
export const icons = {
  default: uiStyle({ color: color.success, paddingBlock: "0.1em" }),
  destructive: uiStyle({ color: color.danger, paddingBlock: "0.1em" }),
};

export const title = uiStyle({ fontWeight: tokens.weight.semibold });
export const description = uiStyle({ color: color.textMuted, fontSize: tokens.fontSize.small });

/** The negative margin keeps the toast as high as its text. */
export const closeButton = uiStyle({ display: "grid", marginBlock: "-0.6rem" });
