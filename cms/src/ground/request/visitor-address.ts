import { BlockList, isIP, isIPv6 } from "node:net";
import { env } from "../env.ts";

/** The first four of an IPv6 address's eight groups: the network of one customer. */
function networkOf(address: string): string {
  const [before = "", after] = address.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill("0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

const family = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    if (prefix === undefined) {
      list.addAddress(address, family(address));
    } else {
      list.addSubnet(address, Number(prefix), family(address));
    }
  }
  return list;
}

const trustedProxies = blockList(env.TRUSTED_PROXIES);

function isTrusted(address: string): boolean {
  return isIP(address) !== 0 && trustedProxies.check(address, family(address));
}

/**
 * Who a request counts for: an IPv4 address, or an IPv6 network (its owner has 2^64 addresses).
 *
 * The CMS listens on loopback, where the site's own proxy is the only caller from outside; it
 * appends the address it saw to X-Forwarded-For. So the last one counts, or where that is one of
 * TRUSTED_PROXIES the one before it; whatever a visitor sent before does not.
 */
export function visitorAddress(headers: Headers): string {
  const addresses = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((address) => address.trim().replace(/^::ffff:(?=\d+\.)/i, ""))
    .filter((address) => address !== "");
  const address = addresses.findLast((each) => !isTrusted(each)) ?? addresses[0] ?? "loopback";
  return isIPv6(address) ? networkOf(address) : address;
}
