import { expect, it } from "vitest";
import { showChoices } from "./show-choices.ts";

function shown(stored: Record<string, string>, root: DOMStringMap = {}): DOMStringMap {
  showChoices(root, () => ({ getItem: (key) => stored[key] ?? null }));
  return root;
}

it("shows the cookie banner while no choice is stored", () => {
  expect(shown({})).toEqual({ scripted: "", consent: "unset" });
  expect(shown({ "cookie-consent": "declined" })).toEqual({ scripted: "" });
  expect(shown({}, { draft: "" })).toEqual({ draft: "", scripted: "" });
});

it("applies a stored colour scheme, and ignores other values", () => {
  const stored = { "cookie-consent": "accepted" };
  expect(shown({ ...stored, theme: "dark" })).toEqual({ scripted: "", theme: "dark" });
  expect(shown({ ...stored, theme: "light" })).toEqual({ scripted: "", theme: "light" });
  expect(shown({ ...stored, theme: "<b>" })).toEqual({ scripted: "" });
});

it("hides only the dismissed announcement", () => {
  const stored = { "cookie-consent": "accepted", "dismissed-announcements": "a1 b2" };
  expect(shown(stored, { announcement: "b2" }).dismissed).toBe("");
  expect(shown(stored, { announcement: "c3" }).dismissed).toBeUndefined();
  expect(shown(stored).dismissed).toBeUndefined();
});

it("marks a page as scripted even if storage is denied", () => {
  const root: DOMStringMap = {};
  showChoices(root, () => {
    throw new Error("SecurityError");
  });
  expect(root).toEqual({ scripted: "" });
});
