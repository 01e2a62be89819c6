import { describe, expect, it } from "vitest";
import { calculateTranslationState } from "./translation-state.ts";

const source = { title: "Nuvem", "blocks.a.heading": "Rápida" };
const texts = { title: "Cloud", "blocks.a.heading": "Fast" };

describe("calculateTranslationState", () => {
  it("marks a translation as up to date when it is published for the first time", () => {
    expect(calculateTranslationState(undefined, { texts, source }).outdated).toEqual([]);
  });

  it("marks the paths as outdated whose source text changed afterwards", () => {
    const first = calculateTranslationState(undefined, { texts, source });
    const changed = { ...source, title: "Nuvem nova" };
    expect(calculateTranslationState(first, { texts, source: changed }).outdated).toEqual([
      "title",
    ]);
  });

  it("marks a field as outdated until the translation of the same field changes", () => {
    const first = calculateTranslationState(undefined, { texts, source });
    const changed = { title: "Nuvem nova", "blocks.a.heading": "Muito rápida" };
    const second = calculateTranslationState(first, { texts, source: changed });
    const half = { ...texts, title: "New cloud" };
    const third = calculateTranslationState(second, { texts: half, source: changed });
    expect(third.outdated).toEqual(["blocks.a.heading"]);
    const whole = { ...half, "blocks.a.heading": "Very fast" };
    expect(calculateTranslationState(third, { texts: whole, source: changed }).outdated).toEqual(
      [],
    );
  });

  it("marks a translation as up to date when the change of its source is undone", () => {
    const first = calculateTranslationState(undefined, { texts, source });
    const second = calculateTranslationState(first, {
      texts,
      source: { ...source, title: "Outra" },
    });
    expect(calculateTranslationState(second, { texts, source }).outdated).toEqual([]);
  });

  it("marks added source texts as outdated, and drops removed source texts", () => {
    const first = calculateTranslationState(undefined, { texts, source });
    const longer = { ...source, "blocks.b.heading": "Segura" };
    expect(calculateTranslationState(first, { texts, source: longer }).outdated).toEqual([
      "blocks.b.heading",
    ]);
    expect(
      calculateTranslationState(first, { texts, source: { title: "Nuvem" } }).outdated,
    ).toEqual([]);
  });
});
