import { uiStyle } from "#app/styles/layered.ts";
import { hiddenInPrint } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, size, radius } = tokens;

export const iconButton = uiStyle({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "none",
  color: color.textMuted,
  cursor: "pointer",
  "@media": hiddenInPrint,
  selectors: { "&:disabled": { cursor: "not-allowed", opacity: 0.6 } },
  hover: { backgroundColor: color.brandSubtle, color: color.text },
  active: { backgroundColor: color.brandSubtlePressed, color: color.text },
});
