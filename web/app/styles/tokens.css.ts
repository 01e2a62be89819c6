import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { typefaces } from "./typefaces.ts";

function scheme(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}

/** A local font with the metrics of a typeface (fonts.css). */
function substitute(name: string): string {
  return `"${name} fallback", "${name} fallback Roboto", sans-serif`;
}

/** The typeface, followed by its fallback until it is loaded. */
function typeface(name: string): string {
  return `"${name} Variable", ${substitute(name)}`;
}

/** Returns a fluid size between 360 and 1440 px of width, in rem. */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (90 - 22.5);
  const base = min - slope * 22.5;
  return `clamp(${min}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${max}rem)`;
}

/**
 * Semantic design tokens. Colours follow `color-scheme` (light-dark), so a section with
 * `color-scheme: dark` switches every colour inside it.
 */
export const tokens = createGlobalTheme(":root", {
  color: {
    /** Page backgrounds. */
    paper: scheme("oklch(0.985 0.006 95)", "oklch(0.185 0.02 195)"),
    tinted: scheme("oklch(0.955 0.017 142)", "oklch(0.245 0.03 172)"),
    ink: "oklch(0.135 0.022 195)",
    /** Background of cards, panels, popovers. */
    surface: scheme("oklch(1 0.002 95)", "oklch(0.285 0.022 195)"),
    text: scheme("oklch(0.23 0.03 195)", "oklch(0.955 0.008 120)"),
    textMuted: scheme("oklch(0.41 0.028 190)", "oklch(0.8 0.016 160)"),
    border: scheme("oklch(0.885 0.014 130)", "oklch(0.38 0.022 190)"),
    borderStrong: scheme("oklch(0.6 0.025 170)", "oklch(0.6 0.025 180)"),
    /** Brand green ("mata"): actions and accents. */
    brand: scheme("oklch(0.42 0.105 158)", "oklch(0.8 0.13 155)"),
    brandHover: scheme("oklch(0.36 0.095 158)", "oklch(0.86 0.12 155)"),
    brandPressed: scheme("oklch(0.31 0.085 158)", "oklch(0.74 0.12 155)"),
    brandSubtle: scheme("oklch(0.925 0.045 155)", "oklch(0.33 0.05 160)"),
    brandSubtlePressed: scheme("oklch(0.87 0.07 155)", "oklch(0.4 0.065 160)"),
    onBrand: scheme("oklch(0.99 0.006 95)", "oklch(0.19 0.03 170)"),
    /** Ipê yellow: the popular plan, the savings figure, the focus of attention. Use sparingly. */
    highlight: scheme("oklch(0.86 0.165 90)", "oklch(0.86 0.155 90)"),
    onHighlight: "oklch(0.23 0.03 195)",
    danger: scheme("oklch(0.48 0.18 27)", "oklch(0.78 0.13 25)"),
    dangerSubtle: scheme("oklch(0.95 0.03 25)", "oklch(0.32 0.06 25)"),
    dangerSubtlePressed: scheme("oklch(0.9 0.055 25)", "oklch(0.39 0.085 25)"),
    /** Success, active: a leaf green, yellower than the brand's. */
    success: scheme("oklch(0.43 0.115 130)", "oklch(0.84 0.15 128)"),
    successSubtle: scheme("oklch(0.945 0.06 125)", "oklch(0.33 0.055 132)"),
    /** Numbers and names in code. */
    literal: scheme("oklch(0.46 0.11 55)", "oklch(0.84 0.11 75)"),
    /** Backdrop that covers the page below a dialog. */
    veil: "oklch(0.165 0.024 195 / 0.6)",
    focus: scheme("oklch(0.42 0.105 158)", "oklch(0.86 0.155 90)"),
    /** Strokes of illustrations, from strong to faint, and their accents. */
    drawing: scheme("oklch(0.32 0.05 185)", "oklch(0.88 0.025 150)"),
    drawingSoft: scheme("oklch(0.72 0.045 160)", "oklch(0.5 0.04 170)"),
    /** Faces of illustrations: lit, neutral, and in shadow. */
    drawingLight: scheme("oklch(0.995 0.005 110)", "oklch(0.355 0.035 175)"),
    drawingFill: scheme("oklch(0.93 0.03 150)", "oklch(0.29 0.035 175)"),
    drawingShade: scheme("oklch(0.865 0.042 155)", "oklch(0.235 0.03 180)"),
    /** The one coloured part of an illustration: brand in light, calmer than brand in dark. */
    drawingGleam: "oklch(0.84 0.13 152)",
    drawingAccent: scheme("oklch(0.42 0.105 158)", "oklch(0.58 0.105 158)"),
  },
  font: {
    heading: typeface(typefaces.heading),
    text: typeface(typefaces.text),
  },
  /** Fluid type scale; `body` is the reading size. */
  fontSize: {
    small: "0.875rem",
    body: fluid(1, 1.0625),
    lede: fluid(1.125, 1.3125),
    h4: fluid(1.125, 1.25),
    h3: fluid(1.3125, 1.625),
    h2: fluid(1.625, 2.875),
    h1: fluid(2.125, 4.25),
    /** Large figures. */
    figure: fluid(2.25, 3.5),
  },
  lineHeight: { tight: "1.05", heading: "1.15", snug: "1.35", body: "1.6" },
  weight: { regular: "400", medium: "500", semibold: "600", bold: "700" },
  space: {
    "1": "0.25rem",
    "2": "0.5rem",
    "3": "0.75rem",
    "4": "1rem",
    "5": "1.25rem",
    "6": "1.5rem",
    "8": "2rem",
    "10": "2.5rem",
    "12": "3rem",
    "16": "4rem",
    /** Space between heading and content of a section. */
    block: fluid(1.5, 3.5),
    /** Space above and below a section's content. */
    section: fluid(2.25, 7),
    /** Space between the page's edge and its content. */
    gutter: `min(${fluid(1.25, 3.5)}, 6vw)`,
  },
  size: {
    /** Maximum width of content. */
    content: "76rem",
    /** Maximum width of running text: 60 to 75 characters. */
    measure: "42rem",
    /** Minimum size of a touch target, in px because fingers do not scale with text. */
    target: "44px",
    header: "80px",
    logo: "98px",
    scrollOffset: "80px",
    /** Height of the bar at the bottom of a screen without space next to its text. */
    dock: "3.75rem",
    backToTopAfter: "300px",
    toastMax: "420px",
  },
  radius: { small: "0.375rem", medium: "0.75rem", large: "1.25rem", round: "999px" },
  border: { hairline: "1px", strong: "2px" },
  /** Distance of the focus ring outside an element, or inside it where there is no space. */
  focus: { offset: "3px", inset: "-3px" },
  shadow: {
    raised: shadow("0 1px 2px", "0 8px 24px -12px"),
    floating: shadow("0 2px 6px", "0 18px 40px -16px"),
    /** Shadow of a shape that is not a box, as a filter. */
    hanging: "drop-shadow(0 4px 8px oklch(0.165 0.024 195 / 0.18))",
  },
  motion: {
    quick: "150ms",
    calm: "250ms",
    ease: "cubic-bezier(0.2, 0, 0, 1)",
  },
  zIndex: { header: "10", floating: "20", banner: "30", toast: "40" },
});

// Widens the gutter above this width, where buttons are in the lower corners, next to the text (decisions/0039).
globalStyle(":root", {
  "@media": { [media.large]: { vars: { [tokens.space.gutter]: "4.75rem" } } },
});

// Loads no font before the first page of a visit is painted (chrome/first-paint/fonts.ts).
globalStyle(':root[data-fonts="later"]', {
  vars: {
    [tokens.font.heading]: substitute(typefaces.heading),
    [tokens.font.text]: substitute(typefaces.text),
  },
});

/** Returns a two-part shadow in a colour that works in both schemes. */
function shadow(near: string, far: string): string {
  const colour = (alpha: number) =>
    scheme(`oklch(0.23 0.03 195 / ${alpha})`, `oklch(0.05 0.01 195 / ${alpha * 3})`);
  return `${near} ${colour(0.08)}, ${far} ${colour(0.18)}`;
}
