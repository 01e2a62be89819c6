import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Thrown for a webhook whose host has a private IP address. */
export class PrivateAddressError extends Error {
  constructor() {
    super("The host is on a private network (ALLOW_PRIVATE_WEBHOOKS allows that)");
  }
}

/** Global unicast addresses of IPv6 (RFC 4291), the only range that is assigned for the internet. */
const globalIPv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns true for an IP address on the internet. Loopback, private, link-local and reserved addresses are not. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "").split("%")[0] ?? "";
  if (!ipaddr.isValid(bare)) {
    return false;
  }
  // Treats IPv4-mapped IPv6 addresses as IPv4.
  const parsed = ipaddr.process(bare);
  const isGlobal = parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6);
  return isGlobal && parsed.range() === "unicast";
}

/**
 * Returns true if the host of a URL is a private IP address. Host names are checked by `lookUpPublicAddress`, which
 * Node does not call for IP addresses.
 */
export function isPrivateIp(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 && !isPublicAddress(hostname);
}

/**
 * Resolves a host name for one connection. Rejects the host if any of its IP addresses is private. The connection uses
 * the checked addresses, so a second DNS response cannot replace them (DNS rebinding).
 */
export const lookUpPublicAddress: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined;
    const [first] = addresses ?? [];
    if (error || !addresses || !first) {
      callback(error ?? new Error(`${hostname} has no address`), "", 0);
    } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new PrivateAddressError(), "", 0);
    } else if (options.all) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
