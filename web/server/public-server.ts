import { createServer, type Server } from "node:http";
import type { VisitorAddresses } from "contracts/visitor-address";
import { limitConnections } from "./connection-limits.ts";

/** How long a request's head may take to arrive, in ms. */
const headersTimeout = 10_000;
/** How long a whole request may take, the largest upload over a slow line, in ms. */
const requestTimeout = 300_000;
/** How often both are looked at, in ms. */
const connectionsCheckingInterval = 2_000;
/** How long nothing at all may go over a connection, a slow answer of the CMS included, in ms. */
const silenceTimeout = 120_000;
const connections = { total: 3_072, perAddress: 768 };

/** The server of the one public port; what it answers is for `request` listeners to say. */
export function createPublicServer(addresses: VisitorAddresses): Server {
  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval });
  server.timeout = silenceTimeout;
  limitConnections(server, { ...connections, addresses });
  return server;
}
