import sprite from "./icons.svg?raw";
import spriteUrl from "./icons.svg?url";

/** SVG content of the icons by name. */
const lines = new Map(
  sprite
    .split('<symbol id="')
    .slice(1)
    .map((symbol) => [
      symbol.slice(0, symbol.indexOf('"')),
      symbol.slice(symbol.indexOf(">") + 1, symbol.indexOf("</symbol>")),
    ]),
);

/**
 * Replaces references to the icon sprite in a page by the icons themselves, so that they are
 * painted with the text instead of waiting for a file. Do not use it for hydrated pages, whose
 * markup must match React's.
 */
export function inlineIcons(html: string): string {
  return html.replaceAll(
    /<use href="([^"#]+)#([\w-]+)"><\/use>/g,
    (reference, file: string, name: string) =>
      (file === spriteUrl ? lines.get(name) : undefined) ?? reference,
  );
}
