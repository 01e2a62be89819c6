import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { VisitorAddresses } from "contracts/visitor-address";

type Request = Pick<IncomingMessage, "headers" | "socket">;

/** The chain of addresses that a request came by: what it claims, then the one that we see. */
function addressChain({ headers, socket }: Request): string {
  return [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
}

/** Tells the CMS the address that a request came from: it counts the last one. */
export function appendVisitorAddress(request: Request): void {
  request.headers["x-forwarded-for"] = addressChain(request);
}

/**
 * Who a request counts for (before its address was appended). Says once when a proxy may be missing
 * from the trusted ones: all of its visitors count as one.
 */
export function visitorReader(
  addresses: VisitorAddresses,
  warn: (message: string) => void = console.warn,
): (request: Request) => string {
  let hasWarned = false;
  /** The last result of each connection, and the claim that it was computed from. */
  const known = new WeakMap<Socket, { claimed: string | undefined; address: string }>();

  function read(request: Request, claimed: string | undefined): string {
    const { remoteAddress = "" } = request.socket;
    if (claimed !== undefined && !hasWarned && !addresses.isTrusted(remoteAddress)) {
      hasWarned = true;
      warn(
        `X-Forwarded-For came from ${remoteAddress}, which TRUSTED_PROXIES does not name: it is not believed. If this is a proxy of yours, all its visitors count as one.`,
      );
    }
    return addresses.of(addressChain(request));
  }

  return (request) => {
    const claimed = request.headers["x-forwarded-for"]?.toString();
    const last = known.get(request.socket);
    if (last && last.claimed === claimed) {
      return last.address;
    }
    const address = read(request, claimed);
    known.set(request.socket, { claimed, address });
    return address;
  };
}
