import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createElement as h } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { shareImageSize } from "../media/file-rules.ts";

// Disables sharp's cache and threads, which would only use memory: images are rendered one at a time, and each only
// once.
sharp.concurrency(1);
sharp.cache(false);

/** Texts of a share image. */
export interface ShareImageTexts {
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
const titleWidth = 860;
/** Vertical space of the title, between logo and brand name, in pixels. */
const titleHeight = 288;
const lineHeight = 1.08;
const smallestSize = 38;
const titleSizes = [88, 80, 72, 64, 58, 52, 46, 42, smallestSize];

/** Number of characters that fit in a line at a font size, for letters of average width. */
const charactersPerLine = (size: number) => Math.floor(titleWidth / (size * 0.48));

/**
 * Maximum number of lines of a title at a font size. Sizes from 72 pixels are used for titles of at most three lines
 * only.
 */
const maxLines = (size: number) => (size >= 72 ? 3 : Math.floor(titleHeight / (size * lineHeight)));

/**
 * Maximum number of characters of a title at a font size. Assumes that 16 % of each line stays empty, because words are
 * not split.
 */
const capacity = (size: number) => Math.floor(charactersPerLine(size) * maxLines(size) * 0.84);

/** Characters that the two subsets of the font do not contain, and that would be rendered as boxes. */
const missingCharacters =
  /[^\u{20}-\u{24f}\u{1e00}-\u{1e9f}\u{1ef2}-\u{1eff}\u{2000}-\u{206f}\u{20a0}-\u{20c0}\u{2122}\u{2212}]/gu;

const renderable = (text: string) => text.normalize("NFC").replace(missingCharacters, "").trim();

/**
 * Chooses the largest font size at which the title fits. If a title is too long for the smallest size, shortens it with
 * an ellipsis.
 */
export function fitTitle(title: string): { text: string; size: number } {
  const text = renderable(title);
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const size = titleSizes.find(
    (each) => text.length <= capacity(each) && longestWord <= charactersPerLine(each),
  );
  if (size) {
    return { text, size };
  }
  const longest = capacity(smallestSize);
  const isCut = text.length > longest;
  return { text: isCut ? `${text.slice(0, longest - 1).trimEnd()}…` : text, size: smallestSize };
}

/** Font files of each weight: first the characters of Western Europe, then the extended characters. */
const fontFiles = [
  [
    500,
    "Bricolage",
    import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff",
    ),
  ],
  [
    500,
    "Bricolage Extended",
    import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-500-normal.woff",
    ),
  ],
  [
    700,
    "Bricolage",
    import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
    ),
  ],
  [
    700,
    "Bricolage Extended",
    import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
    ),
  ],
] as const;

/** Reads the fonts from files, so that images do not depend on system fonts, which a container may lack. */
function readFonts(): Font[] {
  return fontFiles.map(([weight, name, url]) => ({
    name,
    weight,
    data: readFileSync(fileURLToPath(url)),
  }));
}
let fonts: Font[] | undefined;

/** Renders the illustration: server racks along the right edge, lower towards the title. */
function racks() {
  const cabinets = [
    { x: 946, top: 474 },
    { x: 1032, top: 372 },
    { x: 1118, top: 228 },
  ];
  const units = cabinets.flatMap(({ x, top }, cabinet) =>
    Array.from({ length: Math.ceil((height - top) / 22) }, (_, unit) => {
      const y = top + unit * 22;
      const isLit = (unit + cabinet * 2) % 5 === 1;
      return [
        h("path", { key: `line${y}`, stroke: colors.line, strokeWidth: 2.5, d: `M${x} ${y}h74` }),
        h("circle", {
          key: `light${y}`,
          cx: x + 62,
          cy: y + 11,
          r: 3.4,
          fill: isLit ? colors.lit : colors.light,
        }),
      ];
    }),
  );
  const style = { position: "absolute", top: 0, left: 0 } as const;
  return h("svg", { width, height, viewBox: `0 0 ${width} ${height}`, style }, units);
}

/** Returns the image as SVG, with texts as outlines. */
function cardSvg({ title, section, brand }: ShareImageTexts): Promise<string> {
  fonts ??= readFonts();
  const { text, size } = fitTitle(title);
  const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
  const card = h(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        justifyContent: "flex-end",
        width,
        height,
        paddingLeft: margin,
        paddingBottom: 40,
        backgroundColor: colors.ground,
        color: colors.title,
        fontFamily: "Bricolage, Bricolage Extended",
        fontWeight: 700,
      },
    },
    racks(),
    section &&
      h(
        "div",
        {
          style: {
            ...oneLine,
            display: "block",
            width: titleWidth,
            marginBottom: 16,
            color: colors.section,
            fontSize: 30,
            fontWeight: 500,
          },
        },
        renderable(section),
      ),
    h(
      "div",
      {
        style: {
          display: "block",
          // Clips a title whose letters are unusually wide.
          overflow: "hidden",
          flexShrink: 0,
          width: titleWidth,
          maxHeight: titleHeight,
          fontSize: size,
          letterSpacing: "-0.022em",
          lineHeight,
          overflowWrap: "anywhere",
          textWrap: "balance",
        },
      },
      text,
    ),
    h(
      "div",
      { style: { display: "flex", alignItems: "center", marginTop: 24 } },
      h("div", {
        style: {
          width: 40,
          height: 5,
          marginRight: 18,
          borderRadius: 3,
          backgroundColor: colors.lit,
        },
      }),
      h(
        "div",
        {
          style: {
            ...oneLine,
            display: "block",
            width: titleWidth,
            fontSize: 34,
            letterSpacing: "-0.01em",
          },
        },
        renderable(brand),
      ),
    ),
  );
  return satori(card, { width, height, fonts });
}

const markSize = 132;

/** Renders the logo at the upper edge, as on the site. Returns undefined if the logo's file cannot be read. */
async function renderLogo(mark: Uint8Array | undefined): Promise<Buffer | undefined> {
  return mark
    ? sharp(mark, { density: 200 })
        .resize(markSize, markSize, { fit: "inside" })
        .png()
        .toBuffer()
        .catch(() => undefined)
    : undefined;
}

/** Renders a share image as PNG. A palette of 64 colours is sufficient, because the image has flat colours only. */
export async function renderShareImage(card: ShareImageTexts): Promise<Buffer> {
  const mark = await renderLogo(card.mark);
  return sharp(Buffer.from(await cardSvg(card)))
    .composite(mark ? [{ input: mark, left: margin, top: 0 }] : [])
    .png({ palette: true, colours: 64, effort: 7 })
    .toBuffer();
}
