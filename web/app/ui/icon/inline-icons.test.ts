import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import { iconNames } from "./icon-names.ts";
import { inlineIcons } from "./inline-icons.ts";

test.each(iconNames)("a page has the lines of the icon %s in place of a reference", (name) => {
  const drawn = renderToString(createElement(Icon, { name }));
  expect(drawn).toContain("<use ");
  expect(inlineIcons(drawn)).toMatch(
    /^<svg [^>]*viewBox="0 0 24 24"[^>]*>(<\w+ [^>]+\/>)+<\/svg>$/,
  );
});

test.each(['<use href="/own.svg#check"></use>', '<use href="#check"></use>'])(
  "what refers to something else stays: %s",
  (drawn) => {
    expect(inlineIcons(drawn)).toBe(drawn);
  },
);

test("an icon that there is not stays a reference", () => {
  const drawn = renderToString(createElement(Icon, { name: "nope" as "check" }));
  expect(inlineIcons(drawn)).toBe(drawn);
});
