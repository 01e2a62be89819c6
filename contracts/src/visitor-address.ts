import ipaddr from "ipaddr.js";

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Some balancers write the port too: `203.0.113.5:1234`, `[2001:db8::1]:1234`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, dotted] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** An address as it is compared: IPv4 in whatever form as IPv4. Undefined when it is none. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = withoutPort(text);
  const isAddress = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  return isAddress ? ipaddr.process(address) : undefined;
}

function parseNetwork(text: string): Network[] {
  const [address = "", prefix] = text.split("/");
  const parsed = parseAddress(address);
  const bits = parsed?.kind() === "ipv4" ? 32 : 128;
  return parsed ? [[parsed, prefix === undefined ? bits : Number(prefix)]] : [];
}

/** Who an address counts for: an IPv4 address, or an IPv6 network (its owner has 2^64 addresses). */
function countedAs(text: string): string {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) {
    return address?.toString() ?? text;
  }
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

export interface VisitorAddresses {
  /**
   * Who a request counts for, by the chain of addresses that it came by (X-Forwarded-For, with the
   * address that the site itself saw at its end). The last one counts, or where that is one of the
   * trusted the one before it; whatever a visitor sent before does not.
   */
  of(chain: string | null | undefined): string;
  isTrusted(address: string): boolean;
}

/** @param trustedProxies addresses and networks whose word of where a request came from is taken */
export function visitorAddresses(trustedProxies: readonly string[]): VisitorAddresses {
  const networks = trustedProxies.flatMap(parseNetwork);

  function isTrusted(text: string): boolean {
    const address = parseAddress(text);
    return networks.some(
      ([network, prefix]) => address?.kind() === network.kind() && address.match([network, prefix]),
    );
  }

  return {
    isTrusted,
    of: (chain) => {
      const addresses = (chain ?? "")
        .split(",")
        .map((address) => address.trim())
        .filter((address) => address !== "");
      const last = addresses.findLast((each) => !isTrusted(each)) ?? addresses[0];
      return last === undefined ? "loopback" : countedAs(last);
    },
  };
}
