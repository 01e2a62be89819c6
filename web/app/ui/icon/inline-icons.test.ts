import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import { type IconName, iconNames } from "./icon-names.ts";
import { inlineIcons } from "./inline-icons.ts";
import { InlineIconsContext } from "./inline-icons-context.ts";

function renderInline(name: IconName): string {
  const icon = createElement(Icon, { name });
  return renderToString(createElement(InlineIconsContext, { value: inlineIcons }, icon));
}

test.each(iconNames)("the icon %s is rendered inline within InlineIconsContext", (name) => {
  expect(renderToString(createElement(Icon, { name }))).toContain(`#${name}"></use>`);
  expect(renderInline(name)).toMatch(
    /^<svg [^>]*viewBox="0 0 24 24"[^>]*>(<\w+ [^>]+\/>)+<\/svg>$/,
  );
});

test("an unknown icon is rendered as a reference to the sprite", () => {
  expect(renderInline("nope" as "check")).toContain('#nope"></use>');
});
