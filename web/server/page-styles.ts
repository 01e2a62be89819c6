import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";

/** A piece of the site's style sheet, as the build splits it (vite/style-pieces.ts). */
export type StylePiece =
  /**
   * A rule. `needs` lists, per selector, the classes that must occur; `uses` the variables and animations that it
   * refers to.
   */
  | { css: string; needs: string[][]; uses: string[] }
  /** A variable or an animation, for rules that use its name. */
  | { css: string; name: string }
  /** A layer, a condition, or the root of variables, which contains other pieces. */
  | { at: string; pieces: StylePiece[] };

/** The site's styles in the format that the build writes. */
export interface SiteStyles {
  pieces: StylePiece[];
  /** Classes that the scripts of each island render, by the island's name. */
  islands: Readonly<Record<string, readonly string[]>>;
}

/** Returns the distinct values of an attribute in a page: most elements share their classes. */
function valuesOf(html: string, attribute: RegExp): string[] {
  return [...new Set(html.match(attribute))].map((found) => found.slice(found.indexOf('"') + 1));
}

/** Returns the classes of a page, and those that its islands will render. */
function classesOf(html: string, islands: SiteStyles["islands"]): Set<string> {
  const rendered = valuesOf(html, / class="[^"]*/g).flatMap((list) => list.split(" "));
  const later = valuesOf(html, / data-island="[^"]*/g).flatMap((island) => islands[island] ?? []);
  return new Set([...rendered, ...later]);
}

/** Returns the CSS of pieces that can apply to these classes, in the order of the cascade. */
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
      // The first mention of a layer determines its priority, even if the page uses none of its
      // rules.
      const place = piece.at.startsWith("@layer ") ? `${piece.at};` : "";
      return inside ? `${piece.at}{${inside}}` : place;
    }
    return ("needs" in piece ? applies(piece.needs) : used.has(piece.name)) ? piece.css : "";
  };
  note(pieces);
  return pieces.map(write).join("");
}

/** Maximum number of cached selections: 5 MB, if each were the whole sheet. */
const maxPicked = 50;

/** A page with inline styles, and the hash by which its security policy allows them. */
export interface StyledPage {
  html: string;
  hash?: string;
}

/**
 * Inlines the styles of a page and its islands, so that the page is painted without another
 * request. The link to the whole sheet stays disabled until other code renders in the browser
 * (app/prepare-render.ts).
 */
export async function pageStyles(
  serverDirectory: string,
  sheet: string,
): Promise<(html: string) => StyledPage> {
  const file = path.join(serverDirectory, `${path.basename(sheet)}.json`);
  const { pieces, islands }: SiteStyles = JSON.parse(await readFile(file, "utf8"));
  const link = `rel="stylesheet" href="${sheet}"/>`;
  // Pages that are rendered per visitor or query repeat the same sets of classes.
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
