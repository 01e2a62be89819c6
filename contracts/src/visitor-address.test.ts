import { expect, it } from "vitest";
import { createVisitorAddressResolver } from "./visitor-address.ts";

it.each([
  [undefined, "loopback"],
  [null, "loopback"],
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["10.9.9.9, 198.51.100.7", "198.51.100.7"],
])(
  'without trusted proxies, a request with the X-Forwarded-For header "%s" has the rate-limit key %s',
  (chain, address) => {
    expect(createVisitorAddressResolver([]).of(chain)).toBe(address);
  },
);

it.each([
  ["203.0.113.9, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
  ["198.51.100.7, 192.0.2.1, 10.0.0.2", "198.51.100.7"],
  ["198.51.100.7, 192.0.2.2", "192.0.2.2"],
  ["10.0.0.1, 10.0.0.2", "10.0.0.1"],
  ["nonsense, 10.0.0.2", "nonsense"],
  ["1, 10.0.0.2", "1"],
  ["2001:db8:1:2::3, fd00::1", "2001:db8:1:2"],
  ["198.51.100.7, ::ffff:10.0.0.2", "198.51.100.7"],
])(
  'behind trusted proxies, a request with the X-Forwarded-For header "%s" has the rate-limit key %s',
  (chain, address) => {
    expect(createVisitorAddressResolver(["10.0.0.0/8", "192.0.2.1", "fd00::/8"]).of(chain)).toBe(
      address,
    );
  },
);

it.each([
  "203.0.113.10",
  "203.0.113.10:1234",
  "203.0.113.10:65535",
  "[203.0.113.10]:80",
  "::ffff:203.0.113.10",
  "::FFFF:203.0.113.10",
  "::ffff:cb00:710a",
  "0:0:0:0:0:ffff:cb00:710a",
  "[::ffff:203.0.113.10]:5678",
])("createVisitorAddressResolver parses %s as an IPv4 visitor", (written) => {
  expect(createVisitorAddressResolver(["10.0.0.2"]).of(`${written}, 10.0.0.2`)).toBe(
    "203.0.113.10",
  );
});

it.each(["2001:db8:1:2::3", "[2001:db8:1:2::3]", "[2001:DB8:1:2::4]:1234", "2001:db8:1:2::3%eth0"])(
  "createVisitorAddressResolver parses %s as an IPv6 visitor, and returns the /64 network",
  (written) => {
    expect(createVisitorAddressResolver(["10.0.0.2"]).of(`${written}, 10.0.0.2`)).toBe(
      "2001:db8:1:2",
    );
  },
);

it("createVisitorAddressResolver trusts a proxy in every notation of its IP address", () => {
  const addresses = createVisitorAddressResolver(["10.0.0.0/8", "2001:db8::/32"]);
  for (const proxy of ["10.1.2.3", "::ffff:10.1.2.3", "::ffff:a01:203", "2001:db8:5::1"]) {
    expect(addresses.isTrusted(proxy), proxy).toBe(true);
  }
  for (const other of ["11.1.2.3", "2001:db9::1", "nonsense", ""]) {
    expect(addresses.isTrusted(other), other).toBe(false);
  }
});
