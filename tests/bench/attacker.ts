import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * A separate program, so that its work does not delay the measured clients: `node attacker.ts PORT NAME`. It runs until
 * it is killed.
 */

/** Loopback IP addresses act as different visitors. */
const fewAddresses = ["127.0.0.11", "127.0.0.12", "127.0.0.13", "127.0.0.14"];
const connectionsEach = 250;
const requestsEach = 8;
const renderingConnections = 32;
const concurrentLogins = 200;

interface AttackRequest {
  from: string;
  path: string;
  agent?: Agent;
  type?: string;
  body?: string;
}

/** Resolves once the request has a response or has failed. */
function sendRequest(
  port: number,
  { from, path, agent, type, body }: AttackRequest,
): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        localAddress: from,
        port,
        path,
        method: body === undefined ? "GET" : "POST",
        headers:
          body && type
            ? {
                "content-type": type,
                "content-length": body.length,
                // Declares that a page of the site sent the form, because the site rejects forms from other sites.
                "sec-fetch-site": "same-origin",
              }
            : {},
        ...(agent ? { agent } : {}),
      },
      (answer) => answer.resume().on("close", resolve),
    );
    outgoing.on("error", () => resolve());
    outgoing.end(body);
  });
}

/** Repeats an attempt for ever. Pauses 1 ms between attempts, because an attempt may be rejected immediately. */
async function repeat(attempt: () => Promise<void>): Promise<void> {
  for (;;) {
    await attempt();
    await delay(1);
  }
}

type Attack = (port: number) => void;

/** Opens connections that send `head` and nothing more, and reopens them when they are closed. */
function holdOpen(head: string): Attack {
  return (port) => {
    const open = (localAddress: string) => {
      const socket = connect({ port, host: "127.0.0.1", localAddress });
      socket.on("error", () => {}).resume();
      socket.on("connect", () => socket.write(head));
      socket.on("close", () => setTimeout(open, 1_000, localAddress));
    };
    for (const address of fewAddresses) {
      for (let each = 0; each < connectionsEach; each++) {
        open(address);
      }
    }
  };
}

/** Sends requests continuously, with several pending requests per IP address. */
function flood(pathOf: (index: number) => string): Attack {
  return (port) => {
    let index = 0;
    const agent = new Agent({ keepAlive: true });
    for (const from of fewAddresses) {
      for (let each = 0; each < requestsEach; each++) {
        void repeat(() => sendRequest(port, { from, path: pathOf(index++), agent }));
      }
    }
  };
}

/** Requests pages that the server renders for each request, over connections of one IP address. */
function requestRenders(port: number): void {
  let index = 0;
  const agent = new Agent({ keepAlive: true });
  for (let each = 0; each < renderingConnections; each++) {
    void repeat(() => {
      index += 1;
      const path = index % 2 === 0 ? "/auth" : `/precos?vcpus=${1 + (index % 64)}`;
      return sendRequest(port, { from: "127.0.0.11", path, agent });
    });
  }
}

/**
 * Sends concurrent wrong logins, each from a new IP address. `networks` is the number of /24 networks of these
 * addresses.
 */
function guessLogins(
  networks: number,
  { path, type, bodyOf }: { path: string; type: string; bodyOf: (email: string) => string },
): Attack {
  return (port) => {
    let index = 0;
    for (let each = 0; each < concurrentLogins; each++) {
      void repeat(() => {
        index += 1;
        const network = index % networks;
        const host = (Math.floor(index / networks) % 250) + 1;
        const from = `127.${64 + Math.floor(network / 250)}.${network % 250}.${host}`;
        return sendRequest(port, { from, path, type, body: bodyOf(`nobody${index}@example.com`) });
      });
    }
  };
}

const byApi = {
  path: "/api/auth/login",
  type: "application/json",
  bodyOf: (email: string) => JSON.stringify({ email, password: "uma senha errada" }),
};
const byForm = {
  path: "/auth",
  type: "application/x-www-form-urlencoded",
  bodyOf: (email: string) => `email=${encodeURIComponent(email)}&password=uma+senha+errada`,
};

const post = "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
export const attackCases: Record<string, Attack> = {
  "1000 silent connections": holdOpen(""),
  "1000 heads that do not end": holdOpen("GET / HTTP/1.1\r\nHost: a\r\n"),
  "1000 bodies that do not arrive": holdOpen(`${post}Content-Length: 100\r\n\r\n{`),
  "1000 uploads that do not arrive": holdOpen(`${post}Content-Length: 9000000\r\n\r\n{`),
  "1000 event streams": holdOpen("GET /api/content/events HTTP/1.1\r\nHost: a\r\n\r\n"),
  "1000 upgrades": holdOpen(
    "GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  ),
  "a flood of unknown pages": flood((index) => `/nada-${index}`),
  "32 connections of one address that ask for renders": requestRenders,
  "200 wrong logins of 2 networks": guessLogins(2, byApi),
  "200 wrong logins of 500 networks": guessLogins(500, byApi),
  "200 wrong forms of 2 networks": guessLogins(2, byForm),
  "200 wrong logins of 500 networks, and a flood of unknown pages": (port) => {
    guessLogins(500, byApi)(port);
    flood((index) => `/nada-${index}`)(port);
  },
};

if (import.meta.main) {
  const [port = "", name = ""] = process.argv.slice(2);
  attackCases[name]?.(Number(port));
}
