import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { VisitorAddresses } from "contracts/visitor-address";

interface ConnectionLimits {
  total: number;
  /** Of one address; a trusted proxy's connections are those of all its visitors, and do not count. */
  perAddress: number;
  addresses: VisitorAddresses;
}

/**
 * Bounds open connections. Where an address has too many, one of its own that asks for nothing makes
 * room for its next: an office behind one address goes on, and who only holds connections loses them.
 */
export function limitConnections(
  server: Server,
  { total, perAddress, addresses }: ConnectionLimits,
): void {
  /** Oldest first. */
  const open = new Map<string, Set<Socket>>();
  const asking = new Map<Socket, number>();
  let count = 0;

  function endOneThatAsksNothing(sockets: Set<Socket>): boolean {
    for (const socket of sockets) {
      if (!asking.has(socket)) {
        forget(sockets, socket);
        socket.destroy();
        return true;
      }
    }
    return false;
  }

  function forget(sockets: Set<Socket>, socket: Socket): void {
    if (sockets.delete(socket)) {
      count -= 1;
    }
  }

  function hasRoom(own: Set<Socket>, isProxy: boolean): boolean {
    if (!isProxy && own.size >= perAddress) {
      return endOneThatAsksNothing(own);
    }
    if (count < total) {
      return true;
    }
    const largest = [...open.values()].reduce(
      (most, each) => (each.size > most.size ? each : most),
      own,
    );
    return endOneThatAsksNothing(largest);
  }

  server.on("connection", (socket) => {
    const { remoteAddress = "" } = socket;
    const address = addresses.of(remoteAddress);
    const own = open.get(address) ?? new Set();
    if (!hasRoom(own, addresses.isTrusted(remoteAddress))) {
      socket.destroy();
      return;
    }
    open.set(address, own.add(socket));
    count += 1;
    socket.once("close", () => {
      forget(own, socket);
      if (own.size === 0 && open.get(address) === own) {
        open.delete(address);
      }
    });
  });

  server.on("request", ({ socket }, response) => {
    asking.set(socket, (asking.get(socket) ?? 0) + 1);
    response.on("close", () => {
      const left = (asking.get(socket) ?? 1) - 1;
      if (left > 0) {
        asking.set(socket, left);
      } else {
        asking.delete(socket);
      }
    });
  });
}
