import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { Instance } from "../support/instance.ts";
import { findProcessByScript, listDescendants } from "../support/processes.ts";
import { readCpuMs } from "./cost.ts";
import { residentMegabytes } from "./memory.ts";

/**
 * Compares the CPU time of a cached page with the CPU time of a node:http server that sends the same bytes and headers.
 */

const path = "/";
const connections = 32;
const rounds = 8;
const requestsPerRound = 8_000;
const allowedFactor = 1.5;
/**
 * Time in ms after which web has recompressed a cached page; the recompression starts two seconds after the page was
 * cached.
 */
const recompressedAfterMs = 6_000;
/** Headers that Node adds itself; the baseline server therefore does not set them. */
const addedByNode = new Set(["date", "connection", "keep-alive"]);

interface Answer {
  headers: string[];
  body: Buffer;
}

async function fetchPage(port: number): Promise<Answer> {
  const outgoing = request({ host: "127.0.0.1", port, path, headers: { "accept-encoding": "br" } });
  outgoing.end();
  const [response] = await once(outgoing, "response");
  const raw: string[] = response.rawHeaders;
  const headers = raw.filter((_, index) => {
    const name = raw[index - (index % 2)] ?? "";
    return !addedByNode.has(name.toLowerCase());
  });
  return { headers, body: await buffer(response) };
}

async function startBare({
  headers,
  body,
}: Answer): Promise<{ server: ChildProcess; port: number }> {
  const server = fork(join(import.meta.dirname, "bare-server.ts"));
  server.send({ headers, body: body.toString("base64") });
  const [address]: AddressInfo[] = (await once(server, "message")) as AddressInfo[];
  return { server, port: address?.port ?? 0 };
}

const getRequest = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

/** Requests the page `requests` times over one connection, one request after the other. */
function requestRepeatedly(port: number, requests: number, bodyBytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let remaining = requests;
    let expected = 0;
    let received = 0;
    socket.on("data", (chunk: Buffer) => {
      if (received === 0) {
        const head = chunk.indexOf("\r\n\r\n");
        if (head === -1 || !chunk.subarray(0, 12).equals(Buffer.from("HTTP/1.1 200"))) {
          socket.destroy(new Error(`not the page: ${chunk.subarray(0, 60)}`));
          return;
        }
        expected = head + 4 + bodyBytes;
      }
      received += chunk.byteLength;
      if (received >= expected) {
        received = 0;
        remaining -= 1;
        if (remaining > 0) {
          socket.write(getRequest);
        } else {
          socket.end();
        }
      }
    });
    socket.on("error", reject).on("close", () => resolve());
    socket.write(getRequest);
  });
}

async function sendRequests(port: number, requests: number, bodyBytes: number): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, () =>
      requestRepeatedly(port, requests / connections, bodyBytes),
    ),
  );
}

export async function measureCachedPages({ pid, port }: Instance): Promise<void> {
  const web = findProcessByScript(listDescendants(pid), "web/server/index.ts");
  await fetchPage(port);
  await delay(recompressedAfterMs);
  const page = await fetchPage(port);
  const bare = await startBare(page);
  const servers = { web: { pid: web, port }, bare: { pid: bare.server.pid ?? 0, port: bare.port } };
  const used = { web: 0, bare: 0 };
  const atRest = residentMegabytes(web);
  try {
    for (const { port } of Object.values(servers)) {
      await sendRequests(port, 2 * requestsPerRound, page.body.byteLength);
    }
    // Alternates between both servers, so that other work on the machine affects both.
    for (let round = 0; round < rounds; round++) {
      for (const name of ["bare", "web"] as const) {
        const { pid, port } = servers[name];
        const before = readCpuMs(pid);
        await sendRequests(port, requestsPerRound, page.body.byteLength);
        used[name] += readCpuMs(pid) - before;
      }
    }
  } finally {
    bare.server.kill();
  }
  const requests = rounds * requestsPerRound;
  const [ofWeb, ofBare] = [used.web, used.bare].map((ms) => (1_000 * ms) / requests);
  const ratio = used.web / used.bare;
  console.log(
    `\nA cached page, CPU beside bare node:http with the same ${page.headers.length / 2} headers and ${page.body.byteLength} bytes (target: ${allowedFactor} times)`,
  );
  console.log(
    `  ${ofWeb?.toFixed(1)} µs, bare ${ofBare?.toFixed(1)} µs: ${ratio.toFixed(2)} times: ${ratio <= allowedFactor ? "met" : "MISSED"}; web resident ${atRest.toFixed(0)} MB before, ${residentMegabytes(web).toFixed(0)} MB after`,
  );
}
