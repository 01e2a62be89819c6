import { type LookupAddress, lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Why a webhook is not called. */
export class PrivateAddressError extends Error {
  constructor() {
    super("The webhook's host is on a private network (ALLOW_PRIVATE_WEBHOOKS allows that)");
  }
}

/** All that IPv6 has of the internet so far (RFC 4291): what is outside reaches who knows what. */
const globalIPv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is one of the internet: not loopback, private, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "").split("%")[0] ?? "";
  if (!ipaddr.isValid(bare)) {
    return false;
  }
  // An IPv4 address in IPv6's clothes is taken for the IPv4 address.
  const parsed = ipaddr.process(bare);
  const isGlobal = parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6);
  return isGlobal && parsed.range() === "unicast";
}

/**
 * Resolves a host for one connection and refuses it when any of its addresses is private. The
 * connection is made to what was checked: no second answer of the name server comes in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
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
