import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculateQuote,
  clampConfiguration,
  compareTerms,
  defaultCatalogue,
  type InputLimits,
  type PricingRequest,
  standard,
} from "../src/index.ts";
import { initialConfiguration, planCatalogue } from "./helpers.ts";

const request = {
  configuration: { ...initialConfiguration, plan: "cloud-pro" },
  catalogue: planCatalogue,
};

/** Returns a copy of the request with another value at the path. */
function withValue(path: string, value: unknown): PricingRequest {
  const copy = structuredClone(request);
  const keys = path.split(".");
  const last = keys.pop() as string;
  // biome-ignore lint/suspicious/noExplicitAny: sets values of wrong types on purpose
  const parent = keys.reduce<any>((parent, key) => parent[key], copy);
  parent[last] = value;
  return copy;
}

/** Lists all paths of the request: its arguments, the objects and lists in them, and their values. */
function pathsOf(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) {
    return [path];
  }
  const inner = Object.entries(value).flatMap(([key, each]) => pathsOf(each, `${path}.${key}`));
  return [path, ...inner];
}
const paths = Object.entries(request).flatMap(([key, value]) => pathsOf(value, key));

describe("the errors of the engine's functions", () => {
  it.each([
    ["configuration", undefined, "wrong-type", "undefined", "object"],
    ["configuration", null, "wrong-type", "null", "object"],
    ["configuration", [], "wrong-type", "list", "object"],
    ["configuration.vcpus", undefined, "wrong-type", "undefined", "whole number"],
    ["configuration.vcpus", Number.NaN, "wrong-type", "NaN", "whole number"],
    ["configuration.vcpus", Number("1e309"), "wrong-type", "Infinity", "whole number"],
    ["configuration.vcpus", 1.5, "wrong-type", "1.5", "whole number"],
    ["configuration.vcpus", "4", "wrong-type", '"4"', "whole number"],
    ["configuration.vcpus", 4n, "wrong-type", "bigint", "whole number"],
    ["configuration.vcpus", Symbol("4"), "wrong-type", "symbol", "whole number"],
    ["configuration.vcpus", new Number(4), "wrong-type", "object", "whole number"],
    ["configuration.vcpus", 0, "out-of-range", "0", { min: 1, max: 80 }],
    ["configuration.vcpus", 81, "out-of-range", "81", { min: 1, max: 80 }],
    ["configuration.vcpus", -4, "out-of-range", "-4", { min: 1, max: 80 }],
    ["configuration.vcpus", 1e300, "out-of-range", "1e+300", { min: 1, max: 80 }],
    ["configuration.ramGb", 9, "off-step", "9", { min: 2, max: 320, step: 2 }],
    ["configuration.storageGb", 75, "off-step", "75", { min: 50, max: 2000, step: 50 }],
    ["configuration.ipv4Addresses", 21, "out-of-range", "21", { min: 0, max: 20 }],
    ["configuration.dailyBackup", 1, "wrong-type", "1", "boolean"],
    ["configuration.ddosProtection", "on", "wrong-type", '"on"', "boolean"],
    ["configuration.termMonths", 13, "not-offered", "13", [1, 12, 24, 36, 48]],
    ["configuration.termMonths", "12", "not-offered", '"12"', [1, 12, 24, 36, 48]],
    ["catalogue", undefined, "wrong-type", "undefined", "object"],
    ["catalogue.prices", "free", "wrong-type", '"free"', "object"],
    ["catalogue.prices.cpuPrice", undefined, "wrong-type", "undefined", "decimal number"],
    ["catalogue.prices.cpuPrice", 1.00005, "too-many-decimals", "1.00005", { decimals: 4 }],
    [
      "catalogue.prices.cpuPrice",
      0.1 + 0.2,
      "too-many-decimals",
      "0.30000000000000004",
      { decimals: 4 },
    ],
    ["catalogue.prices.cpuPrice", "1.00005", "too-many-decimals", '"1.00005"', { decimals: 4 }],
    [
      "catalogue.prices.cpuPrice",
      "12.50000000000000000001",
      "too-many-decimals",
      '"12.50000000000000000001"',
      { decimals: 4 },
    ],
    ["catalogue.prices.cpuPrice", "12,5", "wrong-type", '"12,5"', "decimal number"],
    ["catalogue.prices.cpuPrice", "1e3", "wrong-type", '"1e3"', "decimal number"],
    ["catalogue.prices.cpuPrice", " 1", "wrong-type", '" 1"', "decimal number"],
    ["catalogue.prices.cpuPrice", "", "wrong-type", '""', "decimal number"],
    ["catalogue.prices.cpuPrice", "-1", "wrong-type", '"-1"', "decimal number"],
    ["catalogue.prices.cpuPrice", -1, "out-of-range", "-1", { min: 0, max: 1_000_000 }],
    [
      "catalogue.prices.cpuPrice",
      "1000000.0001",
      "out-of-range",
      '"1000000.0001"',
      { min: 0, max: 1_000_000 },
    ],
    [
      "catalogue.prices.cpuPrice",
      "9".repeat(400),
      "wrong-type",
      `"${"9".repeat(40)}…"`,
      "decimal number",
    ],
    ["catalogue.policy", null, "wrong-type", "null", "object"],
    ["catalogue.policy.limits.vcpus", 80, "wrong-type", "80", "object"],
    ["catalogue.policy.limits.vcpus.min", -1, "out-of-range", "-1", { min: 0, max: 100_000 }],
    ["catalogue.policy.limits.vcpus.max", 0, "out-of-range", "0", { min: 1, max: 100_000 }],
    ["catalogue.policy.limits.vcpus.max", 1e6, "out-of-range", "1000000", { min: 1, max: 100_000 }],
    ["catalogue.policy.limits.vcpus.step", 0, "out-of-range", "0", { min: 1, max: 100_000 }],
    ["catalogue.policy.storageIncludedGb", 0.5, "wrong-type", "0.5", "whole number"],
    ["catalogue.policy.bandwidthOverage.blockGb", 0, "out-of-range", "0", { min: 1, max: 100_000 }],
    [
      "catalogue.policy.bandwidthOverage.rule",
      "free",
      "not-offered",
      '"free"',
      ["fixed", "half-list-price"],
    ],
    ["catalogue.policy.bandwidthOverage.blockPrice", null, "wrong-type", "null", "decimal number"],
    ["catalogue.policy.discountScope", "all", "not-offered", '"all"', ["compute", "monthly"]],
    ["catalogue.policy.totalScope", 1, "not-offered", "1", ["compute", "monthly"]],
    ["catalogue.policy.terms", [], "wrong-type", "list", "non-empty list"],
    ["catalogue.policy.terms", {}, "wrong-type", "object", "non-empty list"],
    ["catalogue.policy.terms.1", null, "wrong-type", "null", "object"],
    ["catalogue.policy.terms.1.months", 0, "out-of-range", "0", { min: 1, max: 100 }],
    ["catalogue.policy.terms.1.months", 1, "listed-twice", "1", "each term once"],
    ["catalogue.plans", {}, "wrong-type", "object", "non-empty list"],
    ["catalogue.plans.1", null, "wrong-type", "null", "object"],
    ["catalogue.plans.0.code", "", "wrong-type", '""', "non-empty text"],
    ["catalogue.plans.1.code", "cloud-start", "listed-twice", '"cloud-start"', "each plan once"],
    ["catalogue.plans.0.dailyBackup", null, "wrong-type", "null", "boolean"],
    ["catalogue.plans.0.includedTransferGb", -1, "out-of-range", "-1", { min: 0, max: 100_000 }],
    [
      "configuration.plan",
      "gold",
      "not-offered",
      '"gold"',
      ["cloud-start", "cloud-pro", "cloud-enterprise"],
    ],
    ["catalogue.policy.terms.1.discountPercent", 101, "out-of-range", "101", { min: 0, max: 100 }],
    [
      "catalogue.policy.terms.1.discountPercent",
      5.125,
      "too-many-decimals",
      "5.125",
      { decimals: 2 },
    ],
    ["catalogue.policy.defaultTerm", 6, "not-offered", "6", [1, 12, 24, 36, 48]],
  ])("contain the path of an invalid %s: %o", (path, value, code, got, allowed) => {
    const rejected = { ok: false, error: { code, path, got, allowed } };
    expect(calculateQuote(withValue(path, value))).toStrictEqual(rejected);
    expect(compareTerms(withValue(path, value))).toStrictEqual(rejected);
  });

  it("contain the path of the invalid value, for every path of a request", () => {
    const numbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 0.00001];
    const junk = [...numbers, undefined, null, "", "x", 5n, Symbol("x"), {}, [], Math.max];
    // Matches paths that accept `undefined` or any text: the plans are optional, and their code and name are texts.
    const optionalText = /^(?:configuration\.plan|catalogue\.plans(?:\.\d\.(?:code|name))?)$/;
    for (const path of paths.filter((each) => !optionalText.test(each))) {
      for (const value of junk) {
        const result = calculateQuote(withValue(path, value));
        expect(result.ok, `${path} = ${String(value)}`).toBe(false);
        if (!result.ok) {
          expect(`${result.error.path}.`).toContain(`${path}.`);
        }
        expect(() => JSON.stringify(result)).not.toThrow();
      }
    }
  });

  it("name the catalogue first if both catalogue and configuration are missing", () => {
    const missing = { code: "wrong-type", path: "catalogue", got: "undefined", allowed: "object" };
    for (const nothing of [undefined, null, 1, "x", {}] as never[]) {
      expect(calculateQuote(nothing)).toEqual({ ok: false, error: missing });
      expect(compareTerms(nothing)).toEqual({ ok: false, error: missing });
      expect(clampConfiguration(nothing)).toMatchObject({ error: { path: "limits" } });
    }
  });

  it.each([
    ["configuration.storageGb", 60, { min: 0 }],
    ["catalogue.policy.totalScope", "all", ["all"]],
    ["catalogue.policy.defaultTerm", 6, [6]],
  ])(
    "contain a copy of the allowed values, so that callers may change the copy (%s)",
    (path, value, other) => {
      const { configuration, catalogue } = withValue(path, value);
      const again = path.startsWith("configuration")
        ? { configuration, catalogue: defaultCatalogue }
        : { configuration, catalogue };
      const first = calculateQuote(again);
      const copy = structuredClone(first);
      if (!first.ok) {
        Object.assign(first.error.allowed, other);
      }
      expect(calculateQuote(again)).toEqual(copy);
    },
  );

  it("contain the path of the argument whose accessor throws", () => {
    const withThrowingAccessor = (values: object) =>
      Object.defineProperty({ ...values }, "min", {
        get() {
          throw new Error("out of reach");
        },
      });
    const vcpus = withThrowingAccessor(standard.limits.vcpus);
    const limits = { ...standard.limits, vcpus } as InputLimits;
    const catalogue = { ...defaultCatalogue, policy: { ...standard, limits } };
    const configuration = {
      ...initialConfiguration,
      get ramGb(): number {
        throw new Error("out of reach");
      },
    };
    const error = { code: "wrong-type", allowed: "plain data", got: "accessor that throws" };
    const at = (path: string) => ({ ok: false, error: { ...error, path } });

    expect(calculateQuote({ configuration: initialConfiguration, catalogue })).toEqual(
      at("catalogue"),
    );
    expect(compareTerms({ ...request, configuration })).toEqual(at("configuration"));
    expect(clampConfiguration({ configuration: initialConfiguration, limits })).toEqual(
      at("limits"),
    );
    expect(clampConfiguration({ configuration, limits: standard.limits })).toEqual(
      at("configuration"),
    );
  });

  it("do not occur for unknown properties or objects without a prototype", () => {
    const configuration = Object.assign(Object.create(null), initialConfiguration, { note: "x" });
    const catalogue = { ...structuredClone(defaultCatalogue), id: "1", updatedAt: "2026-01-01" };
    for (const term of catalogue.policy.terms) {
      Object.assign(term, { id: "a" });
    }
    expect(calculateQuote({ configuration, catalogue })).toEqual(calculateQuote(request));
  });

  it.each([
    ["configuration.vcpus", "4", "number"],
    ["configuration.vcpus", Number.NaN, "number"],
    ["configuration.vcpus", undefined, "number"],
    ["configuration.dailyBackup", undefined, "boolean"],
    ["configuration.termMonths", 1.5, "whole number"],
    ["configuration.termMonths", 0, { min: 1, max: 100 }],
    ["limits.vcpus.step", 0, { min: 1, max: 100_000 }],
    ["limits", undefined, "object"],
  ])("of clampConfiguration contain the path of an invalid %s: %o", (path, value, allowed) => {
    const { configuration, catalogue } = withValue(
      path.replace("limits", "catalogue.policy.limits"),
      value,
    );
    const { limits } = catalogue.policy;
    expect(clampConfiguration({ configuration, limits })).toMatchObject({
      ok: false,
      error: { path, allowed },
    });
  });

  it("are returned instead of thrown, for any argument", () => {
    const anyValue = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    const anyPath = fc.constantFrom(...paths);
    fc.assert(
      fc.property(anyValue, anyPath, (value, path) => {
        const invalidRequest = withValue(path, value);
        for (const result of [
          calculateQuote(invalidRequest),
          compareTerms(invalidRequest),
          clampConfiguration({
            ...invalidRequest,
            limits: invalidRequest.catalogue?.policy?.limits,
          }),
        ]) {
          if (result.ok) {
            expect(JSON.stringify(result)).not.toMatch(/null|NaN|Infinity/);
          } else {
            expect(result.error.path).toMatch(/^(configuration|catalogue|limits)/);
          }
        }
        expect(calculateQuote(value as PricingRequest).ok).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});
