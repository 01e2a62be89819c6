import sprite from "./icons.svg?raw";

/**
 * SVG content of the icons by name. Pages without React contain their icons, so that they are
 * painted with the text instead of waiting for a file.
 */
export const inlineIcons: ReadonlyMap<string, string> = new Map(
  sprite
    .split('<symbol id="')
    .slice(1)
    .map((symbol) => [
      symbol.slice(0, symbol.indexOf('"')),
      symbol.slice(symbol.indexOf(">") + 1, symbol.indexOf("</symbol>")),
    ]),
);
