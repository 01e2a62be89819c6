import { diagramNames } from "contracts";
import { describe, expect, it } from "vitest";
import { diagramDrawings, diagramMessages } from "./diagram.tsx";

describe("the diagrams of articles", () => {
  it.each(diagramNames)("have messages for exactly the labels of %s", (name) => {
    const drawn = [...(diagramDrawings.get(name)?.content ?? "").matchAll(/\{(\w+)\}/g)].map(
      ([, label]) => label,
    );
    expect(drawn.length).toBeGreaterThan(3);
    expect([...new Set(drawn)].sort()).toEqual(Object.keys(diagramMessages[name].labels).sort());
  });
});
