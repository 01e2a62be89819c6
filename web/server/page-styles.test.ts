import { expect, it } from "vitest";
import { stylePieces } from "../vite/style-pieces.ts";
import { pickStyles } from "./page-styles.ts";

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
])("takes of %s: %s, %s", (_, css, isTaken) => {
  expect(pick(css, "a", "b-c")).toBe(isTaken ? css : "");
});

it("keeps the order, the conditions, and the places of layers that a page has nothing of", () => {
  const sheet =
    "@layer one{.z{x:y}}@layer two{.a{x:1}.z{x:2}@media print{.a{x:3}}@media screen{.z{x:4}}.b{x:5}}";
  expect(pick(sheet, "a", "b")).toBe("@layer one;@layer two{.a{x:1}@media print{.a{x:3}}.b{x:5}}");
});

it("keeps statements", () => {
  const sheet = "@layer one,two;@import 'z';@view-transition{navigation:auto}";
  expect(pick(sheet)).toBe(sheet);
});

it("takes the variables and animations that are used, by each other too", () => {
  const sheet =
    ":root{--a:var(--b);--b:1;--z:2}.a{x:var(--a);animation:move}@media print{:root{--b:3;--z:4}}@keyframes move{to{x:var(--c)}}@keyframes rest{to{x:y}}:root{--c:4}";
  expect(pick(sheet, "a")).toBe(
    ":root{--a:var(--b);--b:1;}.a{x:var(--a);animation:move}@media print{:root{--b:3;}}@keyframes move{to{x:var(--c)}}:root{--c:4;}",
  );
});
