import { expect, it } from "vitest";
import { showChoices } from "./show-choices.ts";

function shown(stored: Record<string, string>, root: DOMStringMap = {}): DOMStringMap {
  showChoices(root, () => ({ getItem: (key) => stored[key] ?? null }));
  return root;
}

it("asks about cookies while no choice is stored", () => {
  expect(shown({})).toEqual({ scripted: "", consent: "unset" });
  expect(shown({ "cookie-consent": "declined" })).toEqual({ scripted: "" });
});

it("shows a stored colour scheme, and no other value", () => {
  const stored = { "cookie-consent": "accepted" };
  expect(shown({ ...stored, theme: "dark" })).toEqual({ scripted: "", theme: "dark" });
  expect(shown({ ...stored, theme: "light" })).toEqual({ scripted: "", theme: "light" });
  expect(shown({ ...stored, theme: "<b>" })).toEqual({ scripted: "" });
});

it("hides the announcement that was dismissed, and no other", () => {
  const stored = { "cookie-consent": "accepted", "dismissed-announcements": "a1 b2" };
  expect(shown(stored, { announcement: "b2" }).dismissed).toBe("");
  expect(shown(stored, { announcement: "c3" }).dismissed).toBeUndefined();
  expect(shown(stored).dismissed).toBeUndefined();
});

it("marks a page as scripted also where storage is refused", () => {
  const root: DOMStringMap = {};
  showChoices(root, () => {
    throw new Error("SecurityError");
  });
  expect(root).toEqual({ scripted: "" });
});
