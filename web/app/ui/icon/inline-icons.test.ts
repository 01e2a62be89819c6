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

test.each(iconNames)("inlines the icon %s", (name) => {
  expect(renderToString(createElement(Icon, { name }))).toContain(`#${name}"></use>`);
  expect(renderInline(name)).toMatch(
    /^<svg [^>]*viewBox="0 0 24 24"[^>]*>(<\w+ [^>]+\/>)+<\/svg>$/,
  );
});

test("refers to the sprite for an unknown icon", () => {
  expect(renderInline("nope" as "check")).toContain('#nope"></use>');
});
