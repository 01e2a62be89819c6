import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function countedFor(forwarded: string | undefined, trusted = ""): Promise<string> {
  vi.stubEnv("CMS_OFFLINE", "1");
  vi.stubEnv("TRUSTED_PROXIES", trusted);
  vi.resetModules();
  const { visitorAddress } = await import("./visitor-address.ts");
  return visitorAddress(new Headers(forwarded ? { "x-forwarded-for": forwarded } : {}));
}

it.each([
  [undefined, "loopback"],
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["10.9.9.9, 198.51.100.7", "198.51.100.7"],
])("counts %s for %s where no proxy is trusted", async (forwarded, address) => {
  expect(await countedFor(forwarded)).toBe(address);
});

it.each([
  ["203.0.113.9, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
  ["198.51.100.7, 192.0.2.1, 10.0.0.2", "198.51.100.7"],
  ["198.51.100.7, 192.0.2.2", "192.0.2.2"],
  ["10.0.0.1, 10.0.0.2", "10.0.0.1"],
  ["nonsense, 10.0.0.2", "nonsense"],
  ["2001:db8:1:2::3, fd00::1", "2001:db8:1:2"],
])("counts %s for %s behind trusted ones", async (forwarded, address) => {
  expect(await countedFor(forwarded, "10.0.0.0/8,192.0.2.1,fd00::/8")).toBe(address);
});
