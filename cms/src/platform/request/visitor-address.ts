import { createVisitorAddressResolver } from "contracts/visitor-address";
import { env } from "../env.ts";

const addresses = createVisitorAddressResolver(env.TRUSTED_PROXIES);

/**
 * Returns the rate-limit key of a request: the client address. The CMS listens on loopback, so the site's proxy is
 * its only client; the proxy appends the IP address of its own client to X-Forwarded-For.
 */
export function readVisitorAddress(headers: Headers): string {
  return addresses.of(headers.get("x-forwarded-for"));
}
