import sharp from "sharp";
import { shareImageSize } from "../media/file-rules.ts";
import { balancedLines, outlines, type Style, widthOf, wordsOf } from "./typeset.ts";

// Disables sharp's cache and threads, which would only use memory: images are rendered one at a time, and each only
// once.
sharp.concurrency(1);
sharp.cache(false);

/** Texts of a share image. */
export interface Card {
  title: string;
  /** Section of the site, shown above the title. */
  section: string;
  brand: string;
  /** File of the site's logo. */
  mark?: Uint8Array | undefined;
}

const { width, height } = shareImageSize;

/** Colours of the ink background in web/app/styles/tokens.css.ts. */
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
/** Vertical space of the title, between logo and brand name, in pixels. */
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

/**
 * Lays out the title in the largest size that fits. A title that is too long even for the smallest size is cut with
 * an ellipsis.
 */
export function setTitle(title: string): SetTitle {
  const room = titleRoom.bottom - titleRoom.top;
  let smallest: SetTitle | undefined;
  for (const size of titleSizes) {
    const style = titleStyle(size);
    const lines = balancedLines(title, titleWidth, (line) => widthOf(line, style));
    smallest = { style, lines };
    const wholeWords = lines.join(" ") === wordsOf(title).join(" ");
    // Large sizes are used for titles of at most three lines only.
    const maxLines = size >= 72 ? 3 : Number.POSITIVE_INFINITY;
    const fits = lines.length <= maxLines && lines.length * size * lineHeight <= room;
    if (wholeWords && fits) {
      return smallest;
    }
  }
  const { style, lines } = smallest ?? { style: titleStyle(38), lines: [] };
  const maxFitting = Math.floor(room / (style.size * lineHeight));
  return lines.length <= maxFitting
    ? { style, lines }
    : {
        style,
        lines: [...lines.slice(0, maxFitting - 1), shortened(lines[maxFitting - 1] ?? "", style)],
      };
}

/** Cuts a line to the width, with an ellipsis. */
function shortened(line: string, style: Style): string {
  let text = line;
  while (text && widthOf(`${text}…`, style) > titleWidth) {
    text = text.slice(0, -1);
  }
  return `${text.trimEnd()}…`;
}

/** Renders the illustration: server racks along the right edge, lower towards the title. */
function racks(): string {
  const cabinets = [
    { x: 946, top: 474 },
    { x: 1032, top: 372 },
    { x: 1118, top: 228 },
  ];
  return cabinets
    .map(({ x, top }, cabinet) => {
      let svg = "";
      for (let y = top, unit = 0; y < height; y += 22, unit += 1) {
        const isLit = (unit + cabinet * 2) % 5 === 1;
        svg += `<path stroke="${colors.line}" stroke-width="2.5" d="M${x} ${y}h74"/>`;
        svg += `<circle cx="${x + 62}" cy="${y + 11}" r="3.4" fill="${isLit ? colors.lit : colors.light}"/>`;
      }
      return svg;
    })
    .join("");
}

function cardSvg({ title, section, brand }: Card): string {
  const { style, lines } = setTitle(title);
  const step = style.size * lineHeight;
  // Aligns the last line at the same height in every image; shorter titles leave space above.
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

/** Renders the logo at the upper edge, as on the site; undefined if its file cannot be read. */
async function hungMark(mark: Uint8Array | undefined): Promise<Buffer | undefined> {
  return mark
    ? sharp(mark, { density: 200 })
        .resize(markSize, markSize, { fit: "inside" })
        .png()
        .toBuffer()
        .catch(() => undefined)
    : undefined;
}

/** Renders a share image as PNG, with a palette of 64 colours, which is sufficient for its flat colours. */
export async function renderCard(card: Card): Promise<Buffer> {
  const mark = await hungMark(card.mark);
  return sharp(Buffer.from(cardSvg(card)))
    .composite(mark ? [{ input: mark, left: margin, top: 0 }] : [])
    .png({ palette: true, colours: 64, effort: 7 })
    .toBuffer();
}
