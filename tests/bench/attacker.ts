import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * A program of its own, so that what it does is not taken for a delay of those whom it attacks:
 * `node attacker.ts PORT NAME`, until it is ended.
 */

/** Loopback addresses serve as visitors of their own. */
const fewAddresses = ["127.0.0.11", "127.0.0.12", "127.0.0.13", "127.0.0.14"];
const connectionsEach = 250;
const requestsEach = 8;
const renderingConnections = 32;
const loginsAtOnce = 200;

interface Ask {
  from: string;
  path: string;
  agent?: Agent;
  type?: string;
  body?: string;
}

/** Settles once it is answered, or not. */
function ask(port: number, { from, path, agent, type, body }: Ask): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(
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
                // Forms are taken from our own pages alone.
                "sec-fetch-site": "same-origin",
              }
            : {},
        ...(agent ? { agent } : {}),
      },
      (answer) => answer.resume().on("close", resolve),
    );
    asked.on("error", () => resolve());
    asked.end(body);
  });
}

/** Does it again and again; what is refused at once is not asked for at once again. */
async function forEver(attempt: () => Promise<void>): Promise<void> {
  for (;;) {
    await attempt();
    await delay(1);
  }
}

type Attack = (port: number) => void;

/** Connections that send `head` and nothing more, opened again when they are cut. */
function holding(head: string): Attack {
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

/** A few requests at once of each address, each followed by the next. */
function flooding(pathOf: (index: number) => string): Attack {
  return (port) => {
    let index = 0;
    const agent = new Agent({ keepAlive: true });
    for (const from of fewAddresses) {
      for (let each = 0; each < requestsEach; each++) {
        void forEver(() => ask(port, { from, path: pathOf(index++), agent }));
      }
    }
  };
}

/** Pages that are rendered for each request, over connections of one address. */
function rendering(port: number): void {
  let index = 0;
  const agent = new Agent({ keepAlive: true });
  for (let each = 0; each < renderingConnections; each++) {
    void forEver(() => {
      index += 1;
      const path = index % 2 === 0 ? "/auth" : `/precos?vcpus=${1 + (index % 64)}`;
      return ask(port, { from: "127.0.0.11", path, agent });
    });
  }
}

/** Wrong logins at once, each from an address of its own; `networks` is how many /24 they are from. */
function guessing(
  networks: number,
  { path, type, bodyOf }: { path: string; type: string; bodyOf: (email: string) => string },
): Attack {
  return (port) => {
    let index = 0;
    for (let each = 0; each < loginsAtOnce; each++) {
      void forEver(() => {
        index += 1;
        const network = index % networks;
        const host = (Math.floor(index / networks) % 250) + 1;
        const from = `127.${64 + Math.floor(network / 250)}.${network % 250}.${host}`;
        return ask(port, { from, path, type, body: bodyOf(`nobody${index}@example.com`) });
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
export const attacks: Record<string, Attack> = {
  "1000 silent connections": holding(""),
  "1000 heads that do not end": holding("GET / HTTP/1.1\r\nHost: a\r\n"),
  "1000 bodies that do not arrive": holding(`${post}Content-Length: 100\r\n\r\n{`),
  "1000 uploads that do not arrive": holding(`${post}Content-Length: 9000000\r\n\r\n{`),
  "1000 event streams": holding("GET /api/content/events HTTP/1.1\r\nHost: a\r\n\r\n"),
  "1000 upgrades": holding(
    "GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  ),
  "a flood of unknown pages": flooding((index) => `/nada-${index}`),
  "32 connections of one address that ask for renders": rendering,
  "200 wrong logins of 2 networks": guessing(2, byApi),
  "200 wrong logins of 500 networks": guessing(500, byApi),
  "200 wrong forms of 2 networks": guessing(2, byForm),
  "200 wrong logins of 500 networks, and a flood of unknown pages": (port) => {
    guessing(500, byApi)(port);
    flooding((index) => `/nada-${index}`)(port);
  },
};

if (import.meta.main) {
  const [port = "", name = ""] = process.argv.slice(2);
  attacks[name]?.(Number(port));
}
