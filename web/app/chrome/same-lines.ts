import { fontsCame } from "./fonts-came.ts";

/**
 * When a visit's fonts come, a text of the first screen that would break into other lines, or a row of links, is
 * set a little closer or wider, so that nothing moves.
 */
const texts = "h1, h2, h3, h4, p, li, dt, dd, th, td, address, label, a, button";
const rows = "div, ul, nav";

/** Of a letter's height, closer before wider, as more lines are what mostly happens to a text. */
const spacings = [-1, -2, -3, -4, -5, -6, 1, 2, 3, 4, 5, 6].map((step) => step * 0.005);

/** In pixels: the words of a line that stays one move by less, those that go to another by more. */
const moved = 16;

function isOnScreen(element: HTMLElement): boolean {
  // What is not laid out yet would be, to tell where it is.
  if (!element.checkVisibility?.({ contentVisibilityAuto: true })) {
    return false;
  }
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function isSet(element: HTMLElement): boolean {
  return element.matches(texts) || getComputedStyle(element).flexWrap === "wrap";
}

/** Where the parts of each line begin, of its text and what is in it: across, down, across, down. */
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
    now.some((place, index) => Math.abs(place - (lines[index] ?? 0)) >= moved)
  );
}

function keepLines(text: HTMLElement, lines: number[]): void {
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

function drawInFonts(): void {
  const before = [...document.querySelectorAll<HTMLElement>(`${texts}, ${rows}`)]
    .filter((element) => isOnScreen(element) && isSet(element))
    .map((text) => [text, linesOf(text)] as const);
  delete document.documentElement.dataset.fonts;
  // What is in another before that, which may be as it was then.
  for (const [text, lines] of before.reverse()) {
    if (hasOtherLines(text, lines)) {
      keepLines(text, lines);
    }
  }
}

addEventListener(fontsCame, drawInFonts, { once: true });
