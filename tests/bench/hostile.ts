import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import type { Instance } from "../support/instance.ts";
import { quantile } from "./quantile.ts";

/** Loopback addresses serve as visitors of their own. */
const hostile = ["127.0.0.11", "127.0.0.12", "127.0.0.13", "127.0.0.14"];
const innocent = "127.0.0.99";
const connectionsEach = 250;
const samples = 60;
const allowedFactor = 2;

interface Sample {
  path: string;
  method?: string;
  body?: string;
  expected: number;
}

/** What other visitors do meanwhile: a page, a look at the session, a login, a message. */
const visits: Record<string, Sample> = {
  "a kept page": { path: "/sobre", expected: 200 },
  "an unknown page": { path: "/nao-existe", expected: 404 },
  "the login page": { path: "/auth", expected: 200 },
  "a call of the API": { path: "/api/auth/status", expected: 401 },
  "an incomplete message": { path: "/api/leads", method: "POST", body: "{}", expected: 400 },
  "a wrong login": {
    path: "/api/auth/login",
    method: "POST",
    body: JSON.stringify({ email: "EMAIL", password: "uma senha errada" }),
    expected: 401,
  },
};

interface Ask extends Pick<Sample, "path" | "method" | "body"> {
  from: string;
  agent?: Agent;
}

/** The status of an answer, once all of it is here; 0 when there is none. */
function ask(
  { port }: Pick<Instance, "port">,
  { path, method = "GET", body, from, agent }: Ask,
): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      {
        host: "127.0.0.1",
        localAddress: from,
        port,
        path,
        method,
        headers: body ? { "content-type": "application/json", "content-length": body.length } : {},
        ...(agent ? { agent } : {}),
      },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
        answer.on("error", () => resolve(0));
      },
    );
    asked.on("error", () => resolve(0));
    asked.end(body);
  });
}

let logins = 0;

/** Each login is of another account: failed ones of the same would soon be refused. */
function ofAnotherAccount(body: string): string {
  logins += 1;
  return body.replace("EMAIL", `nobody${logins}@example.com`);
}

/** Median time of each visit, in ms, and how many went wrong. */
async function visit(instance: Instance): Promise<Map<string, { median: number; wrong: number }>> {
  const result = new Map<string, { median: number; wrong: number }>();
  for (const [name, sample] of Object.entries(visits)) {
    const times: number[] = [];
    let wrong = 0;
    // Failed logins of one address are limited: all of them together are fewer.
    const count = sample.path.endsWith("login") ? 4 : samples;
    for (let each = 0; each < count; each++) {
      const begun = performance.now();
      const body = sample.body && { body: ofAnotherAccount(sample.body) };
      const status = await ask(instance, { ...sample, ...body, from: innocent });
      times.push(performance.now() - begun);
      wrong += status === sample.expected ? 0 : 1;
    }
    result.set(name, {
      median: quantile(
        times.toSorted((a, b) => a - b),
        0.5,
      ),
      wrong,
    });
  }
  return result;
}

type Attack = (instance: Instance) => () => void;

/** Connections that send `head` and nothing more, opened again when they are cut. */
function holding(head: string): Attack {
  return ({ port }) => {
    let isOver = false;
    const sockets = new Set<Socket>();
    const open = (localAddress: string) => {
      const socket = connect({ port, host: "127.0.0.1", localAddress });
      sockets.add(socket.on("error", () => {}).resume());
      socket.on("connect", () => socket.write(head));
      socket.on("close", () => {
        sockets.delete(socket);
        if (!isOver) {
          setTimeout(open, 1_000, localAddress).unref();
        }
      });
    };
    for (const address of hostile) {
      for (let each = 0; each < connectionsEach; each++) {
        open(address);
      }
    }
    return () => {
      isOver = true;
      for (const socket of sockets) {
        socket.destroy();
      }
    };
  };
}

/** As many requests at once, each followed by the next. */
function flooding(pathOf: (index: number) => string, atOnce: number): Attack {
  return (instance) => {
    let isOver = false;
    let index = 0;
    const agent = new Agent({ keepAlive: true });
    const loop = async (from: string) => {
      while (!isOver) {
        await ask(instance, { path: pathOf(index++), from, agent });
      }
    };
    for (const address of hostile) {
      for (let each = 0; each < atOnce; each++) {
        void loop(address);
      }
    }
    return () => {
      isOver = true;
      agent.destroy();
    };
  };
}

const post = "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const attacks: Record<string, Attack> = {
  "1000 silent connections": holding(""),
  "1000 heads that do not end": holding("GET / HTTP/1.1\r\nHost: a\r\n"),
  "1000 bodies that do not arrive": holding(`${post}Content-Length: 100\r\n\r\n{`),
  "1000 uploads that do not arrive": holding(`${post}Content-Length: 9000000\r\n\r\n{`),
  "1000 event streams": holding("GET /api/content/events HTTP/1.1\r\nHost: a\r\n\r\n"),
  "1000 upgrades": holding(
    "GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  ),
  "a flood of unknown pages": flooding((index) => `/nada-${index}`, 8),
};

/** What others notice of few addresses that take all they can get. */
export async function measureHostile(instance: Instance): Promise<void> {
  console.log(
    `\nOthers' medians while ${hostile.length} addresses attack (target: ${allowedFactor} times quiet; floods also take this program's own time)`,
  );
  await visit(instance);
  const quiet = await visit(instance);
  for (const [name, attack] of Object.entries(attacks)) {
    const end = attack(instance);
    const meanwhile = await visit(instance);
    end();
    console.log(`  ${name}`);
    for (const [visited, { median, wrong }] of meanwhile) {
      const before = quiet.get(visited)?.median ?? median;
      const isMet = wrong === 0 && median <= allowedFactor * before;
      console.log(
        `    ${visited.padEnd(22)} ${before.toFixed(1)} ms quiet, ${median.toFixed(1)} ms: ${(median / before).toFixed(1)} times${wrong ? `, ${wrong} went wrong` : ""}: ${isMet ? "met" : "MISSED"}`,
      );
    }
  }
}
