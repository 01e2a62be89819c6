import { expect, it } from "vitest";
import { applyStoredChoices } from "./apply-stored-choices.ts";

function attributesFor(stored: Record<string, string>, root: DOMStringMap = {}): DOMStringMap {
  applyStoredChoices(root, () => ({ getItem: (key) => stored[key] ?? null }));
  return root;
}

it("shows the cookie banner while no cookie choice is stored", () => {
  expect(attributesFor({})).toEqual({ scripted: "", consent: "unset" });
  expect(attributesFor({ "cookie-consent": "declined" })).toEqual({ scripted: "" });
  expect(attributesFor({}, { draft: "" })).toEqual({ draft: "", scripted: "" });
});

it("applies a stored colour scheme only if the stored value is dark or light", () => {
  const stored = { "cookie-consent": "accepted" };
  expect(attributesFor({ ...stored, theme: "dark" })).toEqual({ scripted: "", theme: "dark" });
  expect(attributesFor({ ...stored, theme: "light" })).toEqual({ scripted: "", theme: "light" });
  expect(attributesFor({ ...stored, theme: "<b>" })).toEqual({ scripted: "" });
});

it("hides an announcement only if that announcement was dismissed", () => {
  const stored = { "cookie-consent": "accepted", "dismissed-announcements": "a1 b2" };
  expect(attributesFor(stored, { announcement: "b2" }).dismissed).toBe("");
  expect(attributesFor(stored, { announcement: "c3" }).dismissed).toBeUndefined();
  expect(attributesFor(stored).dismissed).toBeUndefined();
});

it("marks the page as scripted even if access to local storage is denied", () => {
  const root: DOMStringMap = {};
  applyStoredChoices(root, () => {
    throw new Error("SecurityError");
  });
  expect(root).toEqual({ scripted: "" });
});
