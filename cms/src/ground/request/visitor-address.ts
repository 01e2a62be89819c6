import { visitorAddresses } from "contracts/visitor-address";
import { env } from "../env.ts";

const addresses = visitorAddresses(env.TRUSTED_PROXIES);

/**
 * Who a request counts for. The CMS listens on loopback, where the site's own proxy is the only
 * caller from outside; it appends the address it saw to X-Forwarded-For.
 */
export function visitorAddress(headers: Headers): string {
  return addresses.of(headers.get("x-forwarded-for"));
}
