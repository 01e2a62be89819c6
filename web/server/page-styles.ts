import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";

/** A part of the site's style sheet, as the build takes it apart (vite/style-pieces.ts). */
export type StylePiece =
  /** A rule, per selector the classes without which it applies to nothing, and what it names. */
  | { css: string; needs: string[][]; uses: string[] }
  /** A variable or an animation, for rules that name it. */
  | { css: string; name: string }
  /** A layer, a condition, or the root of variables, around others. */
  | { at: string; pieces: StylePiece[] };

/** What the build knows of the site's styles. */
export interface SiteStyles {
  pieces: StylePiece[];
  /** By an island's name the classes that its scripts draw with. */
  islands: Readonly<Record<string, readonly string[]>>;
}

/** The values of an attribute in a page, each once: most elements have the classes of others. */
function valuesOf(html: string, attribute: RegExp): string[] {
  return [...new Set(html.match(attribute))].map((found) => found.slice(found.indexOf('"') + 1));
}

/** The classes that a page has, and those that its islands will have. */
function classesOf(html: string, islands: SiteStyles["islands"]): Set<string> {
  const drawn = valuesOf(html, / class="[^"]*/g).flatMap((list) => list.split(" "));
  const later = valuesOf(html, / data-island="[^"]*/g).flatMap((island) => islands[island] ?? []);
  return new Set([...drawn, ...later]);
}

/** The pieces that can apply to elements of these classes, in their order: the cascade stays as it is. */
export function pickStyles(pieces: readonly StylePiece[], classes: ReadonlySet<string>): string {
  const applies = (needs: string[][]) =>
    needs.some((each) => each.every((name) => classes.has(name)));
  const used = new Set<string>();
  const note = (all: readonly StylePiece[]): void => {
    for (const piece of all) {
      if ("pieces" in piece) {
        note(piece.pieces);
      } else if ("needs" in piece && applies(piece.needs)) {
        for (const name of piece.uses) {
          used.add(name);
        }
      }
    }
  };
  const write = (piece: StylePiece): string => {
    if ("pieces" in piece) {
      const inside = piece.pieces.map(write).join("");
      // A layer's place is where it is named first, even if a page has nothing of it.
      const place = piece.at.startsWith("@layer ") ? `${piece.at};` : "";
      return inside ? `${piece.at}{${inside}}` : place;
    }
    return ("needs" in piece ? applies(piece.needs) : used.has(piece.name)) ? piece.css : "";
  };
  note(pieces);
  return pieces.map(write).join("");
}

/** Of so many sets of classes what was picked is kept: 5 MB, were it the whole sheet each time. */
const maxPicked = 50;

/** A page that brings its styles, and the hash by which a security policy allows them. */
export interface StyledPage {
  html: string;
  hash?: string;
}

/**
 * Gives drawn pages the styles that they and their islands use, so that they can be painted as they arrive.
 * The whole sheet stays in them, not loaded: what else draws in the browser asks for it first
 * (app/draw-in-browser.ts).
 */
export async function pageStyles(
  serverDirectory: string,
  sheet: string,
): Promise<(html: string) => StyledPage> {
  const file = path.join(serverDirectory, `${path.basename(sheet)}.json`);
  const { pieces, islands }: SiteStyles = JSON.parse(await readFile(file, "utf8"));
  const link = `rel="stylesheet" href="${sheet}"/>`;
  // Pages that are drawn for each visitor or query have the same classes again and again.
  const picked = new LRUCache<string, { css: string; hash: string }>({
    max: maxPicked,
    memoMethod: (classes) => {
      const css = pickStyles(pieces, new Set(classes.split(" ")));
      return { css, hash: `sha256-${createHash("sha256").update(css).digest("base64")}` };
    },
  });
  return (html) => {
    const [before, after] = html.split(link);
    if (before === undefined || after === undefined) {
      return { html };
    }
    const { css, hash } = picked.memo([...classesOf(html, islands)].join(" "));
    const start = before.lastIndexOf("<link ");
    return {
      html: `${before.slice(0, start)}<style>${css}</style>${before.slice(start)}disabled="" ${link}${after}`,
      hash,
    };
  };
}
