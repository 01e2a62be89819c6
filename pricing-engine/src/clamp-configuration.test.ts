import { describe, expect, it } from "vitest";
import { initialConfiguration } from "../test/helpers.ts";
import { clampConfiguration, readingB, standard } from "./index.ts";

describe("clampConfiguration", () => {
  it.each([
    ["vcpus", -3, 1],
    ["vcpus", 0, 1],
    ["vcpus", 81, 80],
    ["vcpus", 1.4, 1],
    ["vcpus", 1.5, 2],
    ["ramGb", 3, 4],
    ["ramGb", 2.9, 2],
    ["ramGb", 321, 320],
    ["storageGb", 74, 50],
    ["storageGb", 75, 100],
    ["storageGb", Number.POSITIVE_INFINITY, 2000],
    ["storageGb", Number.NEGATIVE_INFINITY, 50],
    ["storageGb", 1e308, 2000],
    ["bandwidthGb", 749.99, 500],
    ["bandwidthGb", 750, 1000],
    ["ipv4Addresses", -0.4, 0],
  ] as const)("moves %s from %d to %d", (input, given, nearest) => {
    const configuration = { ...initialConfiguration, [input]: given };
    expect(clampConfiguration({ configuration, limits: standard.limits })).toStrictEqual({
      ok: true,
      configuration: { ...initialConfiguration, [input]: nearest },
      clamped: [input],
    });
  });

  it("returns a configuration within the limits unchanged", () => {
    expect(
      clampConfiguration({ configuration: initialConfiguration, limits: standard.limits }),
    ).toStrictEqual({
      ok: true,
      configuration: initialConfiguration,
      clamped: [],
    });
  });

  it("clamps to the highest step if the maximum is not on a step", () => {
    const limits = { ...standard.limits, vcpus: { min: 1, max: 32, step: 4 } };
    expect(
      clampConfiguration({ configuration: { ...initialConfiguration, vcpus: 32 }, limits }),
    ).toMatchObject({
      configuration: { vcpus: 29 },
    });
  });

  it("sets bandwidth to the only value that interpretation B allows", () => {
    const configuration = { ...initialConfiguration, bandwidthGb: 5000 };
    expect(clampConfiguration({ configuration, limits: readingB.limits })).toMatchObject({
      configuration: { bandwidthGb: 1000 },
      clamped: ["bandwidthGb"],
    });
  });

  it("returns the term unchanged, because it has no limits", () => {
    const configuration = { ...initialConfiguration, termMonths: 13 };
    expect(clampConfiguration({ configuration, limits: standard.limits })).toMatchObject({
      configuration: { termMonths: 13 },
    });
  });
});
