import type { IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { createVisitorAddressResolver } from "contracts/visitor-address";
import { expect, it } from "vitest";
import { createClientAddressReader } from "./visitor-address.ts";

function requestFrom(remoteAddress: string, headers: IncomingHttpHeaders = {}) {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  return { headers, socket };
}

it("returns the IP address that a trusted proxy forwards, and ignores what the client claims", () => {
  const clientAddressOf = createClientAddressReader(
    createVisitorAddressResolver(["10.0.0.0/8"]),
    () => {},
  );
  const claim = { "x-forwarded-for": "198.51.100.9, 203.0.113.5:4711" };
  expect(clientAddressOf(requestFrom("10.0.0.1", claim))).toBe("203.0.113.5");
  expect(clientAddressOf(requestFrom("::ffff:192.0.2.1", claim))).toBe("192.0.2.1");
  expect(clientAddressOf(requestFrom("192.0.2.1"))).toBe("192.0.2.1");
});

it("warns once that a proxy may be missing from TRUSTED_PROXIES", () => {
  const warnings: string[] = [];
  const clientAddressOf = createClientAddressReader(
    createVisitorAddressResolver(["10.0.0.1"]),
    (line) => warnings.push(line),
  );
  const headers = { "x-forwarded-for": "203.0.113.5" };
  clientAddressOf(requestFrom("10.0.0.1", headers));
  clientAddressOf(requestFrom("10.0.0.2"));
  expect(warnings).toEqual([]);
  for (let times = 0; times < 3; times++) {
    clientAddressOf(requestFrom("10.0.0.2", headers));
  }
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(
    /^X-Forwarded-For came from 10\.0\.0\.2, which TRUSTED_PROXIES does not/,
  );
});
