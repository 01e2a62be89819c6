import { typefaces } from "#app/styles/typefaces.ts";

/** Window event: the fonts of a visit's first page are loaded and about to be applied. */
export const fontsLoadedEvent = "fonts-came";

export function loadFontsFirst(): Promise<unknown> {
  const fonts = Object.values(typefaces).map((name) => `1em "${name} Variable"`);
  return Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
}

/** Maximum number of checks for the first paint, because some browsers do not report it. */
const maxWaits = 60;

/**
 * Resolves once the page was painted. Each check waits for two frames, since the first may contain only part of the
 * page.
 */
function untilPainted(waits: number, resolve: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (isPainted || waits < 1) {
        resolve();
      } else {
        untilPainted(waits - 1, resolve);
      }
    }),
  );
}

/**
 * Paints the first page of a visit with fallback fonts (styles/tokens.css.ts), then loads its fonts
 * and its script. Applies the fonts once both are loaded, because the script preserves the line
 * breaks (../preserve-line-breaks.ts). See decision 0090.
 */
export function loadFontsLater(root: DOMStringMap, loadPageScript: () => Promise<unknown>): void {
  root.fonts = "later";
  addEventListener("DOMContentLoaded", () =>
    untilPainted(maxWaits, () => {
      void Promise.all([loadPageScript(), loadFontsFirst()]).then(() => {
        dispatchEvent(new Event(fontsLoadedEvent));
        delete root.fonts;
      });
    }),
  );
}
