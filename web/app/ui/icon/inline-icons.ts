import sprite from "./icons.svg?raw";
import spriteUrl from "./icons.svg?url";

/** By an icon's name what is drawn of it. */
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
 * A page with the icons themselves in place of references to the sprite, so that they are painted with
 * their texts and no file is waited for. Not for a page that React takes over, which expects what it draws.
 */
export function inlineIcons(html: string): string {
  return html.replaceAll(
    /<use href="([^"#]+)#([\w-]+)"><\/use>/g,
    (reference, file: string, name: string) =>
      (file === spriteUrl ? lines.get(name) : undefined) ?? reference,
  );
}
