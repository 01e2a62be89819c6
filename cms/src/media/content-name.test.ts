import { expect, it } from "vitest";
import { createContentBasedName, nameWithTypeExtension } from "./content-name.ts";

const bytes = new Uint8Array([1, 2, 3]);
const crop = { focalPoint: { x: 0, y: 50 } };

it("the file name depends on the bytes and edits, so that the same upload has the same name", () => {
  const whole = createContentBasedName("Sede.png", bytes, {});
  expect(whole).toMatch(/^Sede-[0-9a-f]{12}\.png$/);
  expect(createContentBasedName("Sede.png", bytes, {})).toBe(whole);
  expect(createContentBasedName("Sede.png", bytes, crop)).not.toBe(whole);
  expect(createContentBasedName("Sede.png", new Uint8Array([1, 2, 4]), {})).not.toBe(whole);
});

it("the file name contains only one hash, even if the image is cropped again", () => {
  const whole = createContentBasedName("Sede.png", bytes, {});
  expect(createContentBasedName(whole, bytes, crop)).toBe(
    createContentBasedName("Sede.png", bytes, crop),
  );
  expect(createContentBasedName(whole.replace(".png", "-1.png"), bytes, {})).toBe(whole);
});

it.each([
  ["a".repeat(300), "a".repeat(80)],
  ["漢".repeat(70), "漢".repeat(26)],
  ["😀".repeat(70), "😀".repeat(20)],
])("a long file name is shortened without splitting a character", (stem, short) => {
  const name = createContentBasedName(`${stem}.png`, bytes, {});
  expect(name.replace(/-[0-9a-f]{12}\.png$/, "")).toBe(short);
  expect(createContentBasedName(name, bytes, {})).toBe(name);
});

it.each([
  ["foto.svg", "image/png", "foto.png"],
  ["foto.png", "image/svg+xml", "foto.svg"],
  ["foto.jfif", "image/jpeg", "foto.jpg"],
  ["foto.JPEG", "image/jpeg", "foto.JPEG"],
  ["foto", "image/webp", "foto.webp"],
  ["Captura 2026.11.26", "image/png", "Captura 2026.11.26.png"],
])("the file extension matches the type of the bytes: %s of type %s", (name, type, expected) => {
  expect(nameWithTypeExtension(name, type)).toBe(expected);
});
