import { describe, expect, it } from "vitest";
import { describeLoginDevice } from "./login-device.ts";

const address = "203.0.113.7";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

describe("describeLoginDevice", () => {
  it.each([
    [
      "Chrome",
      "Windows",
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
    ],
    [
      "Microsoft Edge",
      "Windows",
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    ],
    ["Firefox", "Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    [
      "Safari",
      "iOS",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    ],
    [null, null, "curl/8.1.0"],
    [null, null, ""],
  ])("recognises %s on %s", (browser, system, userAgent) => {
    expect(describeLoginDevice({ address, userAgent })).toEqual({
      browser,
      system,
      network: address,
    });
  });

  it("returns no text of the client's User-Agent", () => {
    const userAgent = "Visit evil.example/1 (Windows NT 10.0)";
    expect(describeLoginDevice({ address, userAgent })).toEqual({
      browser: null,
      system: "Windows",
      network: address,
    });
  });

  it("parses an extremely long User-Agent in bounded time", () => {
    const userAgent = `${windows} ${"a/1 ".repeat(100_000)}Chrome/142`;
    const begin = performance.now();
    expect(describeLoginDevice({ address, userAgent }).browser).not.toBe("Chrome");
    expect(performance.now() - begin).toBeLessThan(1_000);
  });

  it("returns an IPv6 network with its prefix length", () => {
    expect(describeLoginDevice({ address: "2001:db8:0:7" }).network).toBe("2001:db8:0:7::/64");
  });
});
