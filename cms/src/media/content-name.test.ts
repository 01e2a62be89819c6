import { expect, it } from "vitest";
import { contentName } from "./content-name.ts";

const bytes = new Uint8Array([1, 2, 3]);
const cut = { focalPoint: { x: 0, y: 50 } };

it("depends on bytes and edits, so the same upload gets the same name", () => {
  const whole = contentName("Sede.png", bytes, {});
  expect(whole).toMatch(/^Sede-[0-9a-f]{12}\.png$/);
  expect(contentName("Sede.png", bytes, {})).toBe(whole);
  expect(contentName("Sede.png", bytes, cut)).not.toBe(whole);
  expect(contentName("Sede.png", new Uint8Array([1, 2, 4]), {})).not.toBe(whole);
});

it("contains one hash, however often the picture is cropped", () => {
  const whole = contentName("Sede.png", bytes, {});
  expect(contentName(whole, bytes, cut)).toBe(contentName("Sede.png", bytes, cut));
  expect(contentName(whole.replace(".png", "-1.png"), bytes, {})).toBe(whole);
});
