import { expect, it } from "vitest";
import { PrivateAddressError } from "./public-lookup.ts";
import { describeFailureReason } from "./reason-text.ts";

it.each([
  ["The receiver answered 503", "O destino respondeu 503"],
  ["No answer within 10 s", "O destino não respondeu em 10 s"],
  ["connect ECONNREFUSED 10.0.0.1:443", "O destino não aceita conexões (ECONNREFUSED)"],
  ["self-signed certificate", "self-signed certificate"],
])("describeFailureReason describes the reason “%s” for staff", (reason, words) => {
  expect(describeFailureReason(reason, "pt")).toBe(words);
});

it("describeFailureReason translates the message of PrivateAddressError", () => {
  expect(describeFailureReason(new PrivateAddressError().message, "es")).toContain("red privada");
});
