import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../web/app/styles/tokens.css.ts";

const reduced = ':root[data-motion="reduced"]';

// Makes the toolbar's switch for reduced motion work like the system's setting prefers-reduced-motion.
globalStyle(reduced, { scrollBehavior: "auto" });
globalStyle(
  [" *", " *::before", " *::after", " *::details-content"].map((part) => reduced + part).join(", "),
  { animation: "none !important", transition: "none !important" },
);

// Adds padding around a story in Storybook's window; tests and screenshots have none.
globalStyle(':root[data-layout="padded"] body', { padding: tokens.space["4"] });

/** Gives stories on documentation pages the site's background; Storybook gives these pages a different background. */
export const docsBackground = style({
  backgroundColor: tokens.color.paper,
  color: tokens.color.text,
  fontFamily: tokens.font.text,
  lineHeight: tokens.lineHeight.body,
});

export const guidelines = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))",
  gap: tokens.space["6"],
  marginBlock: tokens.space["6"],
});

export const guideline = style({
  paddingInlineStart: tokens.space["4"],
  borderInlineStart: `${tokens.border.strong} solid ${tokens.color.borderStrong}`,
});

export const guidelineTitle = style({ fontWeight: tokens.weight.semibold });
