import { typefaces } from "#app/styles/typefaces.ts";

export function loadFonts(): Promise<unknown> {
  const fonts = Object.values(typefaces).map((name) => `1em "${name} Variable"`);
  return Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
}

/** Maximum number of checks for the first paint, because some browsers do not report a first paint. */
const maxChecks = 60;

/**
 * Resolves once the page was painted. Each check waits for two frames, since the first may contain only part of the
 * page.
 */
function pollFirstPaint(checksLeft: number, resolve: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (isPainted || checksLeft < 1) {
        resolve();
      } else {
        pollFirstPaint(checksLeft - 1, resolve);
      }
    }),
  );
}

/**
 * Paints the first page of a visit with fallback fonts of the same metrics (styles/tokens.css.ts), then loads the fonts
 * and the page's script. Applies the fonts once both are loaded. See decision 0090.
 */
export function loadFontsAfterFirstPaint(
  root: DOMStringMap,
  loadPageScript: () => Promise<unknown>,
): void {
  root.fonts = "later";
  addEventListener("DOMContentLoaded", () =>
    pollFirstPaint(maxChecks, () => {
      void Promise.all([loadPageScript(), loadFonts()]).then(() => {
        delete root.fonts;
      });
    }),
  );
}
