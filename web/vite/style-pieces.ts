import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse as parseSelectors } from "css-what";
import { type AtRule, type ChildNode, type Container, parse, type Rule } from "postcss";
import type { SiteStyles, StylePiece } from "../server/page-styles.ts";

/** At-rules that contain no selectors. */
const indivisible = ["font-face", "property", "page", "view-transition"];

/** Returns the classes that each selector requires. Classes inside `:not()`, `:is()` and similar are not required. */
function requiredClasses({ selector }: Rule): string[][] {
  return parseSelectors(selector).map((parts) =>
    parts.flatMap((part) =>
      part.type === "attribute" && part.name === "class" ? [part.value] : [],
    ),
  );
}

/** Returns variables and animations by name; they are only included where their name is used. */
function namesOf(sheet: Container): Map<string, string> {
  const names = new Map<string, string>();
  sheet.walkDecls(/^--/, ({ prop, value }) => {
    names.set(prop, `${names.get(prop) ?? ""} ${value}`);
  });
  sheet.walkAtRules("keyframes", (rule) => {
    names.set(rule.params, rule.toString());
  });
  return names;
}

class Pieces {
  readonly #names: Map<string, string>;

  constructor(sheet: Container) {
    this.#names = namesOf(sheet);
  }

  /** Returns the variables and animations used in a text, directly or through other variables. */
  #usesOf(css: string, found = new Set<string>()): string[] {
    for (const word of css.match(/[\w-]+/g) ?? []) {
      const meaning = this.#names.get(word);
      if (meaning !== undefined && !found.has(word)) {
        found.add(word);
        this.#usesOf(meaning, found);
      }
    }
    return [...found];
  }

  #ofRule(rule: Rule): StylePiece {
    const declared = rule.nodes.map((node) => (node.type === "decl" ? node.prop : ""));
    if (rule.selector === ":root" && declared.every((name) => name.startsWith("--"))) {
      const pieces = rule.nodes.map((node, index) => ({
        css: `${node.toString()};`,
        name: declared[index] ?? "",
      }));
      return { at: rule.selector, pieces };
    }
    const css = rule.toString();
    return { css, needs: requiredClasses(rule), uses: this.#usesOf(css) };
  }

  #ofAtRule(rule: AtRule): StylePiece {
    if (rule.name === "keyframes") {
      return { css: rule.toString(), name: rule.params };
    }
    if (rule.nodes && !indivisible.includes(rule.name)) {
      return { at: `@${rule.name} ${rule.params}`, pieces: this.of(rule) };
    }
    const css = rule.nodes ? rule.toString() : `${rule.toString()};`;
    return { css, needs: [[]], uses: this.#usesOf(css) };
  }

  of(container: Container): StylePiece[] {
    return (container.nodes ?? []).flatMap((node: ChildNode) => {
      if (node.type === "rule") {
        return this.#ofRule(node);
      }
      return node.type === "atrule" ? this.#ofAtRule(node) : [];
    });
  }
}

/** A style sheet, split into pieces in their order. */
export function stylePieces(css: string): StylePiece[] {
  const sheet = parse(css);
  return new Pieces(sheet).of(sheet);
}

function classesIn(pieces: readonly StylePiece[]): Set<string> {
  return new Set(
    pieces.flatMap((piece) => {
      if ("pieces" in piece) {
        return [...classesIn(piece.pieces)];
      }
      return "needs" in piece ? piece.needs.flat() : [];
    }),
  );
}

/** Scripts of islands, as vite.config.ts names them. */
const islandScript = /^island-(.+)-.{8}\.js$/;

type Scripts = ReadonlyMap<string, string>;

/**
 * Returns a script's name and those of all its static and dynamic imports; imports of other islands
 * are excluded.
 */
function withImports(name: string, scripts: Scripts, found = new Set<string>()): Set<string> {
  found.add(name);
  const imports = scripts.get(name)?.matchAll(/["'`](?:\.|assets)\/([\w.-]+\.js)["'`]/g) ?? [];
  for (const [, imported = ""] of imports) {
    if (!found.has(imported) && !islandScript.test(imported)) {
      withImports(imported, scripts, found);
    }
  }
  return found;
}

/** Returns, by island, the classes that its scripts can render. */
function islandClasses(scripts: Scripts, pieces: readonly StylePiece[]): SiteStyles["islands"] {
  const known = classesIn(pieces);
  const islands: Record<string, string[]> = {};
  for (const script of scripts.keys()) {
    const island = islandScript.exec(script)?.[1];
    if (island !== undefined) {
      const texts = [...withImports(script, scripts)].map((name) => scripts.get(name) ?? "");
      const words = new Set(texts.join(" ").match(/[\w-]+/g));
      islands[island] = [...known].filter((name) => words.has(name));
    }
  }
  return islands;
}

/** Returns the files of a build with this ending, by name. */
async function assetsOf(buildDirectory: string, ending: string): Promise<Map<string, string>> {
  const assets = new Map<string, string>();
  for await (const name of glob(`client/assets/*${ending}`, { cwd: buildDirectory })) {
    assets.set(path.basename(name), await readFile(path.join(buildDirectory, name), "utf8"));
  }
  return assets;
}

/**
 * Splits the site's style sheet for the server, which inlines the pieces that a page uses
 * (server/page-styles.ts). The fonts are removed from the whole sheet: declared twice, they would
 * be fetched and applied again when the sheet loads.
 */
export async function writeStylePieces(buildDirectory: string): Promise<void> {
  const scripts = await assetsOf(buildDirectory, ".js");
  for (const [name, css] of await assetsOf(buildDirectory, ".css")) {
    const pieces = stylePieces(css);
    const styles: SiteStyles = { pieces, islands: islandClasses(scripts, pieces) };
    await writeFile(path.join(buildDirectory, "server", `${name}.json`), JSON.stringify(styles));
    const sheet = parse(css);
    sheet.walkAtRules("font-face", (rule) => {
      rule.remove();
    });
    await writeFile(path.join(buildDirectory, "client/assets", name), sheet.toString());
  }
}
