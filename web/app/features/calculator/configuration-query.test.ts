import { defaultCatalogue, freezeCatalogue } from "pricing-engine";
import { describe, expect, it } from "vitest";
import {
  createConfigurationQuery,
  parseConfiguration,
  setConfigurationInQuery,
} from "./configuration-query.ts";
import { initialConfiguration } from "./inputs.ts";

const plan = {
  code: "cloud-pro",
  name: "Cloud Pro",
  vcpus: 4,
  ramGb: 8,
  storageGb: 100,
  dailyBackup: true,
  includedTransferGb: 3000,
};
const planCatalogue = freezeCatalogue({
  ...defaultCatalogue,
  plans: [plan, { ...plan, code: "cloud-huge", includedTransferGb: 20_000 }],
});
const initial = initialConfiguration(planCatalogue.policy);

describe("parseConfiguration and createConfigurationQuery", () => {
  it("return the initial configuration for an empty query", () => {
    expect(parseConfiguration("", planCatalogue)).toEqual({ configuration: initial, adjusted: [] });
    expect(parseConfiguration("?utm_source=x", planCatalogue).configuration).toEqual(initial);
  });

  it("return the same configuration after conversion to a query and back", () => {
    const configuration = {
      vcpus: 16,
      ramGb: 64,
      storageGb: 1500,
      bandwidthGb: 2500,
      linuxServers: 2,
      windowsServers: 1,
      ipv4Addresses: 3,
      dailyBackup: false,
      ddosProtection: true,
      termMonths: 36,
    };
    const query = createConfigurationQuery(configuration);
    expect(query).toBe(
      "vcpus=16&ram=64&storage=1500&bandwidth=2500&linux=2&windows=1&ipv4=3&backup=0&ddos=1&term=36",
    );
    expect(parseConfiguration(query, planCatalogue)).toEqual({ configuration, adjusted: [] });
  });

  it.each([
    ["vcpus=200", "vcpus", 80],
    ["vcpus=-3", "vcpus", 1],
    ["ram=33", "ramGb", 34],
    ["storage=abc", "storageGb", 100],
    ["storage=1e309", "storageGb", 100],
    ["bandwidth=NaN", "bandwidthGb", 1000],
    ["ipv4=", "ipv4Addresses", 0],
    ["backup=yes", "dailyBackup", true],
    ["term=13", "termMonths", 12],
  ] as const)(
    "replace the invalid value of %s by an available value, and report the field",
    (query, input, value) => {
      const { configuration, adjusted } = parseConfiguration(query, planCatalogue);
      expect(configuration[input]).toEqual(value);
      expect(adjusted).toEqual([input]);
    },
  );

  it("put the plan at the beginning of the query", () => {
    const query = "plan=cloud-pro&vcpus=3&ram=8";
    const { configuration, adjusted } = parseConfiguration(query, planCatalogue);
    expect(configuration).toMatchObject({ plan: "cloud-pro", vcpus: 3 });
    expect(adjusted).toEqual([]);
    expect(createConfigurationQuery(configuration)).toMatch(/^plan=cloud-pro&vcpus=3&/);
    expect(setConfigurationInQuery("?plan=cloud-start&utm_source=x", configuration)).toMatch(
      /^\?plan=cloud-pro&utm_source=x&/,
    );
    expect(setConfigurationInQuery("?plan=cloud-start&utm_source=x", initial)).not.toContain(
      "plan",
    );
  });

  it.each(["gold", "cloud-huge"])(
    "ignore and report the plan %s, which the catalogue does not offer",
    (code) => {
      const { configuration, adjusted } = parseConfiguration(`plan=${code}`, planCatalogue);
      expect(configuration).toEqual(initial);
      expect(adjusted).toEqual(["plan"]);
    },
  );

  it("use the last of two values of a switch, because the plain form submits both", () => {
    const on = parseConfiguration("backup=0&backup=1", planCatalogue);
    expect(on.configuration.dailyBackup).toBe(true);
    expect(parseConfiguration("backup=0", planCatalogue).configuration.dailyBackup).toBe(false);
  });

  it("replace only their own parameters in the query of a page", () => {
    const search = setConfigurationInQuery(
      "?utm_source=news&vcpus=2&backup=0&backup=1&gclid=a%20b",
      initial,
    );
    expect(search).toBe(
      "?utm_source=news&vcpus=4&backup=1&gclid=a+b&ram=8&storage=100&bandwidth=1000&linux=0&windows=0&ipv4=0&ddos=1&term=12",
    );
  });
});
