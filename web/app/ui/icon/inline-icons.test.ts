import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import { iconNames } from "./icon-names.ts";
import { inlineIcons } from "./inline-icons.ts";

test.each(iconNames)("inlines the icon %s", (name) => {
  const html = renderToString(createElement(Icon, { name }));
  expect(html).toContain("<use ");
  expect(inlineIcons(html)).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]*>(<\w+ [^>]+\/>)+<\/svg>$/);
});

test.each(['<use href="/own.svg#check"></use>', '<use href="#check"></use>'])(
  "keeps other references: %s",
  (html) => {
    expect(inlineIcons(html)).toBe(html);
  },
);

test("keeps the reference to an unknown icon", () => {
  const html = renderToString(createElement(Icon, { name: "nope" as "check" }));
  expect(inlineIcons(html)).toBe(html);
});
