import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { VisitorAddressResolver } from "contracts/visitor-address";

interface ConnectionLimits {
  total: number;
  /**
   * Maximum number of connections per IP address. Connections of a trusted proxy do not count, because they belong to
   * all its visitors.
   */
  perAddress: number;
  addresses: VisitorAddressResolver;
}

/**
 * Limits the open connections. If an IP address has reached its maximum, each new connection closes an idle connection
 * of that address. An office behind one IP address thus stays connected, while a client that only holds connections
 * loses them.
 */
export function limitConnections(
  server: Server,
  { total, perAddress, addresses }: ConnectionLimits,
): void {
  /** Open connections by IP address, oldest first. */
  const open = new Map<string, Set<Socket>>();
  const busy = new Map<Socket, number>();
  let count = 0;

  function closeIdleSocket(sockets: Set<Socket>): boolean {
    for (const socket of sockets) {
      if (!busy.has(socket)) {
        untrack(sockets, socket);
        socket.destroy();
        return true;
      }
    }
    return false;
  }

  function untrack(sockets: Set<Socket>, socket: Socket): void {
    if (sockets.delete(socket)) {
      count -= 1;
    }
  }

  function hasRoom(own: Set<Socket>, isProxy: boolean): boolean {
    if (!isProxy && own.size >= perAddress) {
      return closeIdleSocket(own);
    }
    if (count < total) {
      return true;
    }
    const largest = [...open.values()].reduce(
      (max, each) => (each.size > max.size ? each : max),
      own,
    );
    return closeIdleSocket(largest);
  }

  server.on("connection", (socket) => {
    const { remoteAddress = "" } = socket;
    const address = addresses.of(remoteAddress);
    const ownSockets = open.get(address) ?? new Set();
    if (!hasRoom(ownSockets, addresses.isTrusted(remoteAddress))) {
      socket.destroy();
      return;
    }
    open.set(address, ownSockets.add(socket));
    count += 1;
    socket.once("close", () => {
      untrack(ownSockets, socket);
      if (ownSockets.size === 0 && open.get(address) === ownSockets) {
        open.delete(address);
      }
    });
  });

  server.on("request", ({ socket }, response) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    response.on("close", () => {
      const remainingRequests = (busy.get(socket) ?? 1) - 1;
      if (remainingRequests > 0) {
        busy.set(socket, remainingRequests);
      } else {
        busy.delete(socket);
      }
    });
  });
}
