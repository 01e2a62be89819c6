import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeStylePlans } from "../vite/style-plans.ts";
import { createStyleInliner } from "./critical-styles.ts";

const sheet = "/assets/style-x.css";
const css = `
@layer reset, ui;
@layer reset { :focus-visible { outline: 1px solid } }
@layer ui {
  .card { color: red }
  .card:hover .title { color: blue }
  .other { color: green }
  .menu[data-open] { display: block }
  @media (width < 600px) { .card { color: pink } .other { color: lime } }
}
@page { margin: 1cm }
@media print { :root { font-size: 75% } }`;

async function stylesOf(text: string): ReturnType<typeof createStyleInliner> {
  const build = await mkdtemp(path.join(tmpdir(), "styles-"));
  onTestFinished(() => rm(build, { recursive: true }));
  await mkdir(path.join(build, "client/assets"), { recursive: true });
  await mkdir(path.join(build, "server"));
  await writeFile(path.join(build, "client", sheet), text);
  await writeStylePlans(build);
  return createStyleInliner(path.join(build, "server"), sheet);
}

function page(body: string, href = sheet): string {
  return `<html><head><link rel="stylesheet" href="${href}" disabled=""/></head><body>${body}</body></html>`;
}

it("inlines the rules that match the page, including rules for later states of its elements", async () => {
  const { html, hash } = (await stylesOf(css))(page('<p class="card"><b class="title">a</b></p>'));
  const [, style = ""] = /<style>(.*)<\/style><link rel="stylesheet"/s.exec(html) ?? [];
  expect(style.replaceAll(/\s/g, "")).toBe(
    [
      "@layerreset,ui;@layerreset{:focus-visible{outline:1pxsolid}}",
      "@layerui{.card{color:red}.card:hover.title{color:blue}.menu[data-open]{display:block}",
      "@media(width<600px){.card{color:pink}}}",
      "@page{margin:1cm}@mediaprint{:root{font-size:75%}}",
    ].join(""),
  );
  expect(hash).toBe(`sha256-${createHash("sha256").update(style).digest("base64")}`);
  expect(html).toContain(`href="${sheet}" disabled=""/>`);
});

it("returns a page that does not link to the site's style sheet unchanged", async () => {
  const html = page("", "/other.css");
  expect((await stylesOf(css))(html)).toEqual({ html });
});
