import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { VisitorAddressResolver } from "contracts/visitor-address";

type Request = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Returns the address chain of a request: its X-Forwarded-For header, then the IP address of the
 * connection.
 */
function addressChain({ headers, socket }: Request): string {
  return [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
}

/** Appends the connection's IP address to X-Forwarded-For. The CMS uses the last address of the header. */
export function appendVisitorAddress(request: Request): void {
  request.headers["x-forwarded-for"] = addressChain(request);
}

/**
 * Returns a function that determines the client address of a request (before appendVisitorAddress). The function warns
 * once if a proxy may be missing from TRUSTED_PROXIES, because all visitors of such a proxy share one IP address.
 */
export function createClientAddressReader(
  addresses: VisitorAddressResolver,
  warn: (message: string) => void = console.warn,
): (request: Request) => string {
  let hasWarned = false;
  /** Caches the last result of each connection, with the header from which the result was computed. */
  const lastResults = new WeakMap<Socket, { claimed: string | undefined; address: string }>();

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
    const last = lastResults.get(request.socket);
    if (last && last.claimed === claimed) {
      return last.address;
    }
    const address = read(request, claimed);
    lastResults.set(request.socket, { claimed, address });
    return address;
  };
}
