import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";

/** Renders text as outlines. Does not use system fonts, so that an image is the same in a container without fonts. */

export type Weight = 500 | 700;

/** Font files of each weight: first the characters of Western Europe, then the extended ones. */
const addresses: Record<Weight, string[]> = {
  500: [
    import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff",
    ),
    import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-500-normal.woff",
    ),
  ],
  700: [
    import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
    ),
    import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
    ),
  ],
};

function openFont(address: string): fontkit.Font {
  const font = fontkit.openSync(fileURLToPath(address));
  if ("fonts" in font) {
    throw new Error(`${address} is a collection of fonts`);
  }
  return font;
}

const opened = new Map<Weight, fontkit.Font[]>();

function fontsOf(weight: Weight): fontkit.Font[] {
  const fonts = opened.get(weight) ?? addresses[weight].map(openFont);
  opened.set(weight, fonts);
  return fonts;
}

interface Run {
  font: fontkit.Font;
  text: string;
}

/** Splits a text into runs by the font that has its characters; omits characters that no font has. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    const font = fontsOf(weight).find((each) => each.hasGlyphForCodePoint(code));
    const last = runs.at(-1);
    if (font && last?.font === font) {
      last.text += character;
    } else if (font) {
      runs.push({ font, text: character });
    }
  }
  return runs;
}

export interface Style {
  weight: Weight;
  /** Font size in pixels. */
  size: number;
  /** Space after each character, as a fraction of the size. */
  spacing: number;
}

/** Returns the width of a line, in pixels. */
export function widthOf(text: string, { weight, size, spacing }: Style): number {
  return runsOf(text, weight).reduce((width, { font, text: part }) => {
    const { advanceWidth, glyphs } = font.layout(part);
    return width + (advanceWidth / font.unitsPerEm) * size + glyphs.length * spacing * size;
  }, 0);
}

/** Returns the SVG of a line whose baseline begins at a point. */
export function outlines(
  text: string,
  { weight, size, spacing }: Style,
  { x, y, fill }: { x: number; y: number; fill: string },
): string {
  let at = x;
  const paths: string[] = [];
  for (const { font, text: part } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      const left = at + (position?.xOffset ?? 0) * scale;
      paths.push(
        `<path transform="translate(${left.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
      );
      at += (position?.xAdvance ?? 0) * scale + spacing * size;
    }
  }
  return `<g fill="${fill}">${paths.join("")}</g>`;
}

/** Splits a text where a line may break; a no-break space keeps "99,9 %" together. */
export function wordsOf(text: string): string[] {
  return text.split(/[ \t\r\n]+/).filter(Boolean);
}

/** Breaks words into lines of at most a given width; cuts a single word that is too wide. */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(text)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) {
      lines.push(line);
    }
    line = "";
    for (const character of word) {
      if (line && measure(line + character) > width) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Breaks a text into the minimum number of lines, with widths as equal as possible. */
export function balancedLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  let best = breakLines(text, width, measure);
  for (let narrower = width - 8; narrower > width / 3; narrower -= 8) {
    const lines = breakLines(text, narrower, measure);
    const cutsWord = lines.join(" ") !== best.join(" ");
    if (lines.length > best.length || cutsWord) {
      break;
    }
    best = lines;
  }
  return best;
}
