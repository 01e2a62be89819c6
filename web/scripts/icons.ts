import { writeFile } from "node:fs/promises";
import { contentIconFile, contentIcons } from "contracts";
import dynamicIconImports from "lucide-react/dynamicIconImports";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Icons of the interface; editors choose from a further list (contracts). */
export const interfaceIconNames = [
  "arrow-down",
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "arrow-up-right",
  "at-sign",
  "briefcase",
  "camera",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "circle-alert",
  "circle-check",
  "circle-user",
  "download",
  "eye-off",
  "info",
  "log-out",
  "mail",
  "menu",
  "message-circle",
  "minus",
  "plus",
  "search",
  "share-2",
  "sun-moon",
  "x",
] as const;

const folder = new URL("../app/ui/icon/", import.meta.url);
export const spriteFile = new URL("icons.svg", folder);
export const iconNamesFile = new URL("icon-names.ts", folder);

/** Sprite of the icons that editors may choose; the CMS loads it from this URL. */
export const contentSpriteFile = new URL(`../public/${contentIconFile}`, import.meta.url);

type IconName = (typeof contentIcons | typeof interfaceIconNames)[number];

const names = [...new Set([...contentIcons, ...interfaceIconNames])].sort();

/** Converts a Lucide icon to an SVG symbol; icon.css.ts sets its stroke. */
async function symbolOf(name: IconName): Promise<string> {
  const { default: Glyph } = await dynamicIconImports[name]();
  const [, lines = ""] =
    /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Glyph))) ?? [];
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines.replaceAll(/><\/\w+>/g, "/>")}</symbol>`;
}

/** Builds a sprite of the given icons; by default, of all icons. */
export async function createIconSprite(icons: readonly IconName[] = names): Promise<string> {
  const symbols = await Promise.all(icons.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

/** Generates the TypeScript module with the icon names. */
export function generateIconNamesModule(): string {
  const lines = names.map((name) => `  ${JSON.stringify(name)},\n`).join("");
  return `// Made by \`npm run generate\`, from the lists in contracts and web/scripts/icons.ts.
export const iconNames = [\n${lines}] as const;

export type IconName = (typeof iconNames)[number];
`;
}

if (import.meta.main) {
  await writeFile(spriteFile, await createIconSprite());
  await writeFile(contentSpriteFile, await createIconSprite(contentIcons));
  await writeFile(iconNamesFile, generateIconNamesModule());
}
