import sharp from "sharp";
import { shareImageSize } from "./share-images.ts";
import { balancedLines, outlines, type Style, widthOf, wordsOf } from "./typeset.ts";

// One after the other, and no two alike: more threads and kept pieces would only take memory.
sharp.concurrency(1);
sharp.cache(false);

/** What a share image says. */
export interface Card {
  title: string;
  /** Above the title: where on the site this is. */
  section: string;
  brand: string;
  /** The site's own mark, as its file is. */
  mark?: Uint8Array | undefined;
}

const { width, height } = shareImageSize;

/** The ink ground's colours of web/app/styles/tokens.css.ts. */
const colors = {
  ground: "#061f1c",
  title: "#f6f3ea",
  section: "#84d6a6",
  line: "#2c6152",
  light: "#3f7d69",
  lit: "#f5c93b",
} as const;

const margin = 76;
export const titleWidth = 860;
/** Between the mark and the brand's name. */
export const titleRoom = { top: 232, bottom: 520 };
export const lineHeight = 1.08;
const titleSizes = [88, 80, 72, 64, 58, 52, 46, 42, 38] as const;

const titleStyle = (size: number): Style => ({ weight: 700, size, spacing: -0.022 });
const sectionStyle: Style = { weight: 500, size: 30, spacing: 0 };
const brandStyle: Style = { weight: 700, size: 34, spacing: -0.01 };

interface SetTitle {
  style: Style;
  lines: string[];
}

/** In the largest letters that leave it room; one that is longer than all is cut off and says so. */
export function setTitle(title: string): SetTitle {
  const room = titleRoom.bottom - titleRoom.top;
  let smallest: SetTitle | undefined;
  for (const size of titleSizes) {
    const style = titleStyle(size);
    const lines = balancedLines(title, titleWidth, (line) => widthOf(line, style));
    smallest = { style, lines };
    const wholeWords = lines.join(" ") === wordsOf(title).join(" ");
    // Large letters are for few words: over three lines they shout.
    const mostLines = size >= 72 ? 3 : Number.POSITIVE_INFINITY;
    const fits = lines.length <= mostLines && lines.length * size * lineHeight <= room;
    if (wholeWords && fits) {
      return smallest;
    }
  }
  const { style, lines } = smallest ?? { style: titleStyle(38), lines: [] };
  const most = Math.floor(room / (style.size * lineHeight));
  return lines.length <= most
    ? { style, lines }
    : { style, lines: [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? "", style)] };
}

/** With an ellipsis in place of what does not fit before it. */
function shortened(line: string, style: Style): string {
  let kept = line;
  while (kept && widthOf(`${kept}…`, style) > titleWidth) {
    kept = kept.slice(0, -1);
  }
  return `${kept.trimEnd()}…`;
}

/** Cabinets with their lights, along the right edge: lower towards the words. */
function racks(): string {
  const cabinets = [
    { x: 946, top: 474 },
    { x: 1032, top: 372 },
    { x: 1118, top: 228 },
  ];
  return cabinets
    .map(({ x, top }, cabinet) => {
      let drawn = "";
      for (let y = top, unit = 0; y < height; y += 22, unit += 1) {
        const isLit = (unit + cabinet * 2) % 5 === 1;
        drawn += `<path stroke="${colors.line}" stroke-width="2.5" d="M${x} ${y}h74"/>`;
        drawn += `<circle cx="${x + 62}" cy="${y + 11}" r="3.4" fill="${isLit ? colors.lit : colors.light}"/>`;
      }
      return drawn;
    })
    .join("");
}

function drawing({ title, section, brand }: Card): string {
  const { style, lines } = setTitle(title);
  const step = style.size * lineHeight;
  // Its last line stands where it ends in every picture; short ones leave the room above.
  const first = titleRoom.bottom - (lines.length - 1) * step - style.size * 0.14;
  const ink = { x: margin, fill: colors.title };
  const words = lines.map((line, index) =>
    outlines(line, style, { ...ink, y: first + index * step }),
  );
  const sectionAt = first - style.size * 0.66 - 34;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colors.ground}"/>
${racks()}
${section ? outlines(fitted(section, sectionStyle), sectionStyle, { x: margin, y: sectionAt, fill: colors.section }) : ""}
${words.join("")}
<path stroke="${colors.lit}" stroke-width="5" stroke-linecap="round" d="M${margin + 3} 570h34"/>
${outlines(fitted(brand, brandStyle), brandStyle, { x: margin + 58, y: 581, fill: colors.title })}
</svg>`;
}

function fitted(text: string, style: Style): string {
  return widthOf(text, style) <= titleWidth ? text : shortened(text, style);
}

const markSize = 132;

/** The mark, hanging from the upper edge as it does on the site; nothing where its file cannot be drawn. */
async function hungMark(mark: Uint8Array | undefined): Promise<Buffer | undefined> {
  return mark
    ? sharp(mark, { density: 200 })
        .resize(markSize, markSize, { fit: "inside" })
        .png()
        .toBuffer()
        .catch(() => undefined)
    : undefined;
}

/** A share image as PNG: flat colours, so few of them say it all. */
export async function drawCard(card: Card): Promise<Buffer> {
  const mark = await hungMark(card.mark);
  return sharp(Buffer.from(drawing(card)))
    .composite(mark ? [{ input: mark, left: margin, top: 0 }] : [])
    .png({ palette: true, colours: 64, effort: 7 })
    .toBuffer();
}
