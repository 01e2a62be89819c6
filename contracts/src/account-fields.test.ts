import { describe, expect, it } from "vitest";
import { dateField } from "./account-fields.ts";
import { createPlanRequest, planPriceField } from "./admin.ts";
import { groupProblemsByField } from "./api-error.ts";
import { registerRequest } from "./auth.ts";

describe("registerRequest", () => {
  const validRegistration = {
    fullname: " Ana Souza ",
    email: "Ana@Example.com",
    phone: "(11) 91234-5678",
    password: "segredo bom",
  };

  it("cleans and normalizes the fields of a registration", () => {
    expect(registerRequest.parse({ ...validRegistration, role: "admin", id: "1" })).toEqual({
      ...validRegistration,
      fullname: "Ana Souza",
      email: "ana@example.com",
    });
  });

  it.each([
    ["fullname", "", "required"],
    ["fullname", "An", "too-short"],
    ["fullname", "---", "invalid"],
    ["fullname", "x".repeat(121), "too-long"],
    ["email", undefined, "required"],
    ["email", "ana@", "invalid"],
    ["email", 7, "required"],
    ["phone", "123456789", "too-short"],
    ["phone", "onze nove 1234", "invalid"],
    ["password", "", "required"],
    ["password", "12345", "too-short"],
    ["password", "x".repeat(129), "too-long"],
    ["locale", "fr-FR", "invalid"],
  ])('rejects the field %s with the value %j and the problem "%s"', (field, value, problem) => {
    const { error } = registerRequest.safeParse({ ...validRegistration, [field]: value });
    expect(error && groupProblemsByField(error)).toEqual({ [field]: problem });
  });
});

describe("planPriceField", () => {
  it.each([
    [49.9, 49.9],
    ["49.90", 49.9],
    [0, 0],
    [" 99999999.99 ", 99_999_999.99],
  ])("parses the price %j as %d", (given, price) => {
    expect(planPriceField.parse(given)).toBe(price);
  });

  it.each([
    Number.NaN,
    -1,
    JSON.parse("1e309"),
    "1,000",
    "NaN",
    "1e309",
    "1e3",
    "",
    " ",
    "0x10",
    "-1",
    1.005,
    100_000_000,
    null,
    undefined,
    true,
    [],
    {},
  ])("rejects the price %j", (given) => {
    expect(planPriceField.safeParse(given).success).toBe(false);
  });
});

describe("createPlanRequest", () => {
  const plan = { name: "Start", price: 1, description: "Para começar" };

  it.each([
    [{}, "inativo"],
    [{ status: "inactive" }, "inativo"],
    [{ status: "active" }, "ativo"],
    [{ status: "ativo" }, "ativo"],
  ])('returns, for a plan sent with %j, the status "%s"', (sent, status) => {
    expect(createPlanRequest.parse({ ...plan, ...sent }).status).toBe(status);
  });

  it("rejects a status in any other spelling than the accepted values", () => {
    expect(createPlanRequest.safeParse({ ...plan, status: "Ativo" }).success).toBe(false);
  });
});

describe("dateField", () => {
  it.each([
    ["2026-12-01", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01T10:00:00-03:00", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01T00:00:00-03:00", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01T21:00:00-03:00", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01T23:59:59-03:00", "2026-12-01T00:00:00.000Z"],
    ["2026-12-02T02:59:59Z", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01T00:00:00+01:00", "2026-11-30T00:00:00.000Z"],
    // The API returns a day as an instant at midnight UTC.
    ["2026-12-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01T00:00:00Z", "2026-12-01T00:00:00.000Z"],
    ["1970-01-01", "1970-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59Z", "9999-12-31T00:00:00.000Z"],
  ])("parses %s as the day %s", (given, stored) => {
    expect(dateField.parse(given)).toBe(stored);
  });

  it.each([
    "0000-01-01",
    "1969-12-31",
    "1970-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-23:59",
    "2026-02-30",
    "amanhã",
    "",
    null,
  ])("rejects the date %j", (given) => {
    const { error } = dateField.safeParse(given);
    expect(error?.issues.map(({ message }) => message)).toEqual(["invalid"]);
  });
});
