import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createProcessor } from "beasties/runtime";

/** A page with inline styles, and their hash for the Content Security Policy. */
export interface StyledPage {
  html: string;
  hash?: string;
}

/**
 * Start tag of the style element that Beasties adds. The element with the font faces differs, because it has an
 * attribute (app/root.tsx).
 */
const openingTag = "<style>";

/** Returns the content of the first style element, which Beasties adds. */
function inlineStyleOf(html: string): string | undefined {
  const start = html.indexOf(openingTag);
  return start === -1
    ? undefined
    : html.slice(start + openingTag.length, html.indexOf("</style>", start));
}

/**
 * Returns a function that inlines the styles that a page uses, so that the page is painted without another request.
 * Inserts the styles before the disabled link to the whole sheet. The build creates the plan of the sheet
 * (vite/style-plans.ts).
 */
export async function createStyleInliner(
  serverDirectory: string,
  sheet: string,
): Promise<(html: string) => StyledPage> {
  const file = path.join(serverDirectory, `${path.basename(sheet)}.json`);
  const { process } = createProcessor([JSON.parse(await readFile(file, "utf8"))], {
    preload: false,
    keyframes: "all",
  });
  return (page) => {
    const html = process(page);
    const css = inlineStyleOf(html);
    return css === undefined
      ? { html }
      : { html, hash: `sha256-${createHash("sha256").update(css).digest("base64")}` };
  };
}
