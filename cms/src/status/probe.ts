import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { connect } from "node:net";
import {
  isPrivateIp,
  lookUpPublicAddress,
  PrivateAddressError,
} from "../leads/delivery/public-lookup.ts";
import { formatErrorLine } from "../platform/log/log-line.ts";

/** Result of a probe. `unknown` means that the probe does not show whether the address works. */
export type ProbeResult = { state: "up" | "down" } | { state: "unknown"; reason: string };

interface ProbeOptions {
  /** True if addresses on private networks may be probed, as for webhooks. */
  allowsPrivate: boolean;
  timeoutMs: number;
  /** Abort signal of the worker. */
  signal: AbortSignal;
}

type Connection = Pick<ProbeOptions, "signal"> & { lookup?: typeof lookUpPublicAddress };

/** Resolves to true if the server answers with a status below 400. Does not follow redirects. */
function answersHttp(url: URL, connection: Connection): Promise<boolean> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      ...connection,
      agent: false,
      headers: { "user-agent": "status-probe", accept: "*/*" },
    });
    const settle = ({ statusCode = 0 }: IncomingMessage) =>
      resolve(statusCode >= 200 && statusCode < 400);
    request.on("response", (response) => {
      // Discards the body, because only the status is needed.
      response.destroy();
      settle(response);
    });
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      settle(response);
    });
    request.on("error", reject);
    request.on("close", () => reject(new Error("The connection was closed without an answer")));
    request.end();
  });
}

/** Resolves to true once the port accepts a connection. */
function acceptsTcp({ hostname, port }: URL, connection: Connection): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      ...connection,
      host: hostname.replace(/^\[|\]$/g, ""),
      port: Number(port),
    });
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", reject);
  });
}

/** Error codes of a worker without network or name server. They say nothing about the state of the target. */
const localFailures = new Set(["EAI_AGAIN", "ENETUNREACH"]);

function isLocalFailure(error: unknown): boolean {
  const causes = error instanceof AggregateError ? error.errors : [error];
  return causes.every((cause) => localFailures.has((cause as NodeJS.ErrnoException).code ?? ""));
}

/** Probes an address once. */
export async function probeUrl(
  url: URL,
  { allowsPrivate, timeoutMs, signal }: ProbeOptions,
): Promise<ProbeResult> {
  const connection = {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    ...(allowsPrivate ? {} : { lookup: lookUpPublicAddress }),
  };
  try {
    if (!allowsPrivate && isPrivateIp(url.hostname)) {
      throw new PrivateAddressError();
    }
    const isUp = await (url.protocol === "tcp:" ? acceptsTcp : answersHttp)(url, connection);
    return { state: isUp ? "up" : "down" };
  } catch (error) {
    const saysNothing =
      signal.aborted || error instanceof PrivateAddressError || isLocalFailure(error);
    return saysNothing ? { state: "unknown", reason: formatErrorLine(error) } : { state: "down" };
  }
}
