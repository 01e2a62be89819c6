import { generate } from "otplib";
import { describe, expect, it } from "vitest";
import { createTotpSecret, createTotpUri, findMatchingTimeStep } from "./totp.ts";

/** Secret of RFC 6238, appendix B (SHA-1). The RFC lists codes of eight digits; apps show only the last six. */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("findMatchingTimeStep", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
  ])("accepts the code that RFC 6238 lists for second %i", async (second, code) => {
    expect(await findMatchingTimeStep(rfcSecret, code, second * 1_000)).toBe(
      Math.floor(second / 30),
    );
  });

  it("returns the time step of a code that is at most one step early or late", async () => {
    const secret = createTotpSecret();
    const step = 59_000_000;
    const now = step * 30_000 + 12_000;
    for (const drift of [-1, 0, 1]) {
      const code = await generate({ secret, epoch: (step + drift) * 30 });
      expect(await findMatchingTimeStep(secret, code, now)).toBe(step + drift);
    }
  });

  it("rejects a code that is two time steps early or late", async () => {
    const secret = rfcSecret;
    const step = 59_000_000;
    for (const drift of [-2, 2]) {
      const code = await generate({ secret, epoch: (step + drift) * 30 });
      for (const second of [0, 29]) {
        expect(
          await findMatchingTimeStep(secret, code, (step * 30 + second) * 1_000),
        ).toBeUndefined();
      }
    }
  });

  it.each(["", "12345", "1234567", "12345a", "１２３４５６"])("rejects %j", async (text) => {
    expect(await findMatchingTimeStep(rfcSecret, text)).toBeUndefined();
  });
});

it("createTotpSecret returns a different secret of 160 bits each time", () => {
  const secrets = Array.from({ length: 50 }, createTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  }
});

it("createTotpUri contains the names of the site and the account", () => {
  const uri = createTotpUri({
    issuer: "Araucária Cloud",
    label: "ana@example.com",
    secret: rfcSecret,
  });
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(pathname)).toBe("/Araucária Cloud:ana@example.com");
  expect(searchParams.get("secret")).toBe(rfcSecret);
  expect(searchParams.get("issuer")).toBe("Araucária Cloud");
});
