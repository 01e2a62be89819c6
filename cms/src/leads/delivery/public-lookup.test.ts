import { describe, expect, it } from "vitest";
import { isPublicAddress, lookUpPublicAddress } from "./public-lookup.ts";

describe("isPublicAddress", () => {
  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.168.1.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a00:1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "::7f00:1",
    "64:ff9b:1::7f00:1",
    "fec0::1",
    "fc00::1",
    "fe80::1%eth0",
    "not an address",
  ])("returns false for %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"])(
    "returns true for %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("lookUpPublicAddress", () => {
  it("rejects a host name that resolves to a private IP address", async () => {
    const error = await new Promise((resolve) =>
      lookUpPublicAddress("localhost", { all: true }, (refusal) => resolve(refusal)),
    );
    expect(String(error)).toContain("private network");
  });
});
