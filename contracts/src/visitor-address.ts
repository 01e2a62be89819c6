import ipaddr from "ipaddr.js";

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Removes a port, which some load balancers append: `203.0.113.5:1234`, `[2001:db8::1]:1234`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, dotted] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/**
 * Returns an IP address in normal form; IPv4-mapped IPv6 becomes IPv4. Returns undefined if the text is not an IP
 * address.
 */
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

/**
 * Returns the rate-limit key of an IP address. IPv4: the address. IPv6: its /64 network, because the owner of a /64 can
 * use 2^64 addresses.
 */
function rateLimitKeyOf(text: string): string {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) {
    return address?.toString() ?? text;
  }
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

export interface VisitorAddressResolver {
  /**
   * Returns the rate-limit key of a request from its address chain: X-Forwarded-For, followed by the IP address that
   * connected to the site. Uses the last address. If the last address is a trusted proxy, uses the one before it.
   * Ignores all earlier entries, because a client can forge them.
   */
  of(chain: string | null | undefined): string;
  isTrusted(address: string): boolean;
}

/** @param trustedProxies IP addresses and networks whose X-Forwarded-For entries are trusted */
export function createVisitorAddressResolver(
  trustedProxies: readonly string[],
): VisitorAddressResolver {
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
      return last === undefined ? "loopback" : rateLimitKeyOf(last);
    },
  };
}
