import { expect, it } from "vitest";
import { toHelpScreenHref } from "./guide-links.ts";

it.each([
  ["https://example.com/a.md", "https://example.com/a.md"],
  ["#publicar", "#publicar"],
  ["../editors.md", "/cms/help?guide=en"],
  ["../editors.md#each-job-in-clicks", "/cms/help?guide=en#each-job-in-clicks"],
  ["pt-BR/editores.md", "/cms/help?guide=pt"],
  ["../decisions/0115-pasted-pictures-stay-out.md", undefined],
  ["../leads.md", undefined],
])("toHelpScreenHref converts the link %s to %s", (link, target) => {
  expect(toHelpScreenHref(link)).toBe(target);
});
