import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { stylePieces, writeStylePieces } from "../vite/style-pieces.ts";
import { pageStyles, pickStyles } from "./page-styles.ts";

const pick = (css: string, ...classes: string[]) => pickStyles(stylePieces(css), new Set(classes));

it.each([
  ["a rule of a class", ".a{x:y}", true],
  ["one for elements", "p > b[data-c='.z']{x:y}", true],
  ["one of several selectors", ".z,.a:hover{x:y}", true],
  ["one of a class that the page lacks", ".z{x:y}", false],
  ["one that needs a second class", ".a .z{x:y}", false],
  ["a class that must not be there", ".a:not(.z){x:y}", true],
  ["a class that may be there", ".a:is(.z, b):has(.z){x:y}", true],
  ["a class whose name begins alike", ".ab{x:y}", false],
  ["a pseudo-element", ".a::before{x:y}", true],
  ["a font", "@font-face{font-family:z}", true],
])("selects the CSS of %s: %s, %s", (_, css, isTaken) => {
  expect(pick(css, "a", "b-c")).toBe(isTaken ? css : "");
});

it("keeps the order, the conditions, and the declaration order of layers", () => {
  const sheet =
    "@layer one{.z{x:y}}@layer two{.a{x:1}.z{x:2}@media print{.a{x:3}}@media screen{.z{x:4}}.b{x:5}}";
  expect(pick(sheet, "a", "b")).toBe("@layer one;@layer two{.a{x:1}@media print{.a{x:3}}.b{x:5}}");
});

it("keeps at-rules without a block", () => {
  const sheet = "@layer one,two;@import 'z';@view-transition{navigation:auto}";
  expect(pick(sheet)).toBe(sheet);
});

it("includes the variables and animations that are used, also by one another", () => {
  const sheet =
    ":root{--a:var(--b);--b:1;--z:2}.a{x:var(--a);animation:move}@media print{:root{--b:3;--z:4}}@keyframes move{to{x:var(--c)}}@keyframes rest{to{x:y}}:root{--c:4}";
  expect(pick(sheet, "a")).toBe(
    ":root{--a:var(--b);--b:1;}.a{x:var(--a);animation:move}@media print{:root{--b:3;}}@keyframes move{to{x:var(--c)}}:root{--c:4;}",
  );
});

/** A build of a sheet and scripts, by their file names. */
async function build(css: string, scripts: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), "page-styles-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const assets = path.join(directory, "client/assets");
  await mkdir(assets, { recursive: true });
  await mkdir(path.join(directory, "server"));
  const files = { "style.css": css, ...scripts };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(assets, name), text)),
  );
  await writeStylePieces(directory);
  return directory;
}

it("includes the styles of islands, found by the class names in their scripts and imports", async () => {
  const directory = await build(
    ".a{x:1}.in-island{x:2}.imported{x:3}.later{x:4}.of-another{x:5}.z{x:6}@font-face{font-family:f}",
    {
      "island-calculator-AbCd_-12.js":
        'import{n}from"./shared-1.js";const c=`in-island`;n(()=>import("./later-1.js"));',
      "shared-1.js":
        'const c={d:"imported"};export{c as n};import"./island-calculator-AbCd_-12.js"',
      "later-1.js": "m.f=[`assets/island-search-AbCd_-12.js`];const c=`x later y`",
      "island-search-AbCd_-12.js": "const c=`of-another`",
    },
  );
  const styled = await pageStyles(path.join(directory, "server"), "/assets/style.css");
  const page = (body: string) => `<link rel="stylesheet" href="/assets/style.css"/>${body}`;
  const styleOf = (body: string) => /<style>(.*)<\/style>/.exec(styled(page(body)).html)?.[1];
  const font = "@font-face{font-family:f}";
  expect(styleOf('<p class="a"></p>')).toBe(`.a{x:1}${font}`);
  expect(styleOf('<p class="a"></p><div data-island="calculator"></div>')).toBe(
    `.a{x:1}.in-island{x:2}.imported{x:3}.later{x:4}${font}`,
  );
  expect(styleOf('<p class="a"></p><div data-island="unknown"></div>')).toBe(`.a{x:1}${font}`);
  const sheet = await readFile(path.join(directory, "client/assets/style.css"), "utf8");
  expect(sheet).not.toContain("font-face");
});
