import { fontsLoadedEvent } from "./first-paint/fonts.ts";

/**
 * Avoids layout shifts when the fonts of a visit are applied: a text on the screen that would break into other
 * lines, or a row of links, gets a slightly different tracking.
 */
const texts = "h1, h2, h3, h4, p, li, dt, dd, th, td, address, label, a, button";
const rows = "div, ul, nav";

/**
 * Tracking values to try, in em; negative ones first, since most texts would otherwise need more
 * lines.
 */
const spacings = [-1, -2, -3, -4, -5, -6, 1, 2, 3, 4, 5, 6].map((step) => step * 0.005);

/** Minimum movement, in px, of a word that changes its line; within a line, words move by less. */
const minMovement = 16;

function isOnScreen(element: HTMLElement): boolean {
  // Skips sections with deferred layout, because measuring would lay them out.
  if (!element.checkVisibility?.({ contentVisibilityAuto: true })) {
    return false;
  }
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function isSet(element: HTMLElement): boolean {
  return element.matches(texts) || getComputedStyle(element).flexWrap === "wrap";
}

/** Returns the positions at which the fragments of each line begin: x, y, x, y. */
function linesOf(text: HTMLElement): number[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const own = text.getBoundingClientRect();
  return [...range.getClientRects()].flatMap(({ x, y }) => [x - own.x, y - own.y]);
}

function hasOtherLines(text: HTMLElement, lines: number[]): boolean {
  const now = linesOf(text);
  return (
    now.length !== lines.length ||
    now.some((place, index) => Math.abs(place - (lines[index] ?? 0)) >= minMovement)
  );
}

function preserveLines(text: HTMLElement, lines: number[]): void {
  const { letterSpacing } = getComputedStyle(text);
  const own = letterSpacing === "normal" ? "0px" : letterSpacing;
  const fits = spacings.some((spacing) => {
    text.style.letterSpacing = `calc(${own} + ${spacing}em)`;
    return !hasOtherLines(text, lines);
  });
  if (!fits) {
    text.style.letterSpacing = "";
  }
}

function applyFonts(): void {
  const before = [...document.querySelectorAll<HTMLElement>(`${texts}, ${rows}`)]
    .filter((element) => isOnScreen(element) && isSet(element))
    .map((text) => [text, linesOf(text)] as const);
  delete document.documentElement.dataset.fonts;
  // Inner elements first, because outer ones may then need no change.
  for (const [text, lines] of before.reverse()) {
    if (hasOtherLines(text, lines)) {
      preserveLines(text, lines);
    }
  }
}

addEventListener(fontsLoadedEvent, applyFonts, { once: true });
