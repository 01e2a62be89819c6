import { createServer, type Server } from "node:http";
import type { VisitorAddressResolver } from "contracts/visitor-address";
import { limitConnections } from "./connection-limits.ts";

/** Timeout for a request's headers to arrive, in ms. */
const headersTimeout = 10_000;
/** Timeout for a whole request, in ms: long enough for the largest upload over a slow line. */
const requestTimeout = 300_000;
/** Interval, in ms, at which Node enforces both timeouts. */
const connectionsCheckingInterval = 2_000;
/** Timeout of a connection without any traffic, in ms; the CMS may respond slowly. */
const silenceTimeout = 120_000;
const connections = { total: 3_072, perAddress: 768 };

/** Creates the server of the public port; `request` listeners produce the responses. */
export function createPublicServer(addresses: VisitorAddressResolver): Server {
  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval });
  server.timeout = silenceTimeout;
  limitConnections(server, { ...connections, addresses });
  return server;
}
