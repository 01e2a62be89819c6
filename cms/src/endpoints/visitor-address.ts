import { isIPv6 } from "node:net";

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

/**
 * Who a request counts for: an IPv4 address, or an IPv6 network (its owner has 2^64 addresses).
 *
 * The CMS listens on loopback, where the site's own proxy is the only caller from outside; it
 * appends the address it saw to X-Forwarded-For. So the last one counts, and whatever a visitor
 * sent before it does not.
 */
export function visitorAddress(headers: Headers): string {
  const last = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "loopback";
  const address = last.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(address) ? networkOf(address) : address;
}
