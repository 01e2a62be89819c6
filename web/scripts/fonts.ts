import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

/**
 * Subsets the fonts to the weights that the site uses and the characters of its three languages. Separate files contain
 * all other Latin characters; a browser loads such a file only for a page that contains one of them.
 */

export const fontFolder = new URL("../app/styles/fonts/", import.meta.url);

/** OpenType features to keep: the features that browsers apply by default, and the number styles used in CSS. */
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "zero"];

const typefaces = [
  {
    family: "Inter Variable",
    name: "inter",
    latin: import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
    latinExtended: import.meta.resolve(
      "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
    ),
    weights: { min: 400, max: 800 },
  },
  {
    family: "Bricolage Grotesque Variable",
    name: "bricolage-grotesque",
    latin: import.meta.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    ),
    latinExtended: import.meta.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2",
    ),
    weights: { min: 400, max: 700 },
  },
];

type Range = readonly [from: number, to: number];

/** Printable ASCII, the characters of Portuguese, English and Spanish, and their punctuation. */
export const commonCharacters = rangesOf(
  `${String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))}` +
    "§ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü¡¿ªº°·«»–—‘’“”…•€™©®×÷−→\u00a0\u00ad\u202f",
);

/** Other characters of the Latin font file, and the European characters of the Latin Extended file. */
const otherLatin: Range[] = [
  [0x00a0, 0x00ff],
  [0x2000, 0x22ff],
];
const extended: Range[] = [
  [0x0100, 0x024f],
  [0x1e00, 0x1eff],
];

function rangesOf(text: string): Range[] {
  const ranges: [number, number][] = [];
  for (const point of [...text].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) {
      last[1] = point;
    } else {
      ranges.push([point, point]);
    }
  }
  return ranges;
}

export function listCharacters(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join("");
}

/** Formats a list of ranges as Biome does: a list that is longer than a line starts on its own line. */
function unicodeRange(ranges: readonly Range[]): string {
  const hex = (point: number) => point.toString(16).toUpperCase();
  const list = ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
  return list.length > 80 ? `\n    ${list}` : ` ${list}`;
}

/**
 * Returns the font faces in order of use, the most used last. If several faces contain a character, CSS uses the last
 * of these faces.
 */
function partsOf({ latin, latinExtended }: (typeof typefaces)[number]) {
  const commonText = listCharacters(commonCharacters);
  const others = [...listCharacters(otherLatin)]
    .filter((sign) => !commonText.includes(sign))
    .join("");
  return [
    { part: "extended", file: latinExtended, ranges: extended, text: listCharacters(extended) },
    { part: "rest", file: latin, ranges: otherLatin, text: others },
    { part: "everyday", file: latin, ranges: commonCharacters, text: commonText },
  ];
}

/** Returns the subset font files by name, and the CSS with their @font-face rules. */
export async function createFontSubsets(): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const faces: string[] = [];
  for (const typeface of typefaces) {
    const { family, name, weights } = typeface;
    for (const { part, file, ranges, text } of partsOf(typeface)) {
      const original = await readFile(fileURLToPath(file));
      const font = await subset(original, text, {
        targetFormat: "woff2",
        variationAxes: { wght: weights },
        keepFeatures: features,
      });
      files.set(`${name}-${part}.woff2`, font);
      faces.push(`@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url("./${name}-${part}.woff2") format("woff2");
  unicode-range:${unicodeRange(ranges)};
}
`);
    }
  }
  files.set(
    "faces.css",
    `/* Made by \`npm run generate\`, from web/scripts/fonts.ts. */\n${faces.join("")}`,
  );
  return files;
}

if (import.meta.main) {
  for (const [name, content] of await createFontSubsets()) {
    await writeFile(new URL(name, fontFolder), content);
  }
}
