import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { contactServices } from "contracts";
import type { Instance } from "../support/instance.ts";
import { listDescendants } from "../support/processes.ts";
import { attackCases } from "./attacker.ts";
import { quantile } from "./quantile.ts";

const measuringAddress = "127.0.0.99";
const samples = 40;
const loginSamples = 24;
/** Approximate duration of a password hash on this machine, in ms. */
const hashMs = 100;
const allowedFactor = 2;

let messages = 0;

/** Returns a contact message from a new person at each call, because the CMS recognizes a repeated message. */
function newMessage(): string {
  messages += 1;
  return JSON.stringify({
    kind: "contact",
    name: "Ana Souza",
    email: `ana${messages}@example.com`,
    phone: "+55 11 91234-5678",
    company: "Padaria da Ana",
    service: contactServices[0],
    message: "Gostaria de um orçamento.",
  });
}

interface Credentials {
  email: string;
  password: string;
}

interface TestRequest {
  path: string;
  method?: string;
  type?: string;
  body?: string | (() => string);
  cookie?: string;
  from?: string;
}

interface Visit extends TestRequest {
  expected: number;
  /**
   * True for a login. Each login is sent from a new IP address: the CMS does not hash credentials again that it has
   * already verified from the same address.
   */
  isLogin?: boolean;
}

interface Answer {
  status: number;
  cookies: string[];
}

/** Resolves with the complete response. Status 0 means that there was no response. */
function sendRequest(
  { port }: Pick<Instance, "port">,
  {
    path,
    method = "GET",
    type = "application/json",
    body: given,
    cookie,
    from = measuringAddress,
  }: TestRequest,
): Promise<Answer> {
  const body = typeof given === "function" ? given() : given;
  return new Promise((resolve) => {
    const none = { status: 0, cookies: [] };
    const headers = {
      // Declares that a page of the site sent the form, because the site rejects forms from other sites.
      "sec-fetch-site": "same-origin",
      ...(body ? { "content-type": type, "content-length": Buffer.byteLength(body) } : {}),
      ...(cookie ? { cookie } : {}),
    };
    const outgoing = request(
      { host: "127.0.0.1", localAddress: from, port, path, method, headers },
      (answer) => {
        const { statusCode = 0, headers: given } = answer;
        answer.resume();
        answer.on("end", () => resolve({ status: statusCode, cookies: given["set-cookie"] ?? [] }));
        answer.on("error", () => resolve(none));
      },
    );
    outgoing.on("error", () => resolve(none));
    outgoing.end(body);
  });
}

/** Returns the measured requests of other visitors: pages, session checks, a message and logins. */
async function visitsOf(instance: Instance, customer: Credentials): Promise<Record<string, Visit>> {
  const login = { path: "/api/auth/login", method: "POST", body: JSON.stringify(customer) };
  const { cookies } = await sendRequest(instance, login);
  const device = cookies.find((cookie) => cookie.includes("-device="))?.split(";")[0] ?? "";
  const form = {
    path: "/auth",
    method: "POST",
    type: "application/x-www-form-urlencoded",
    body: new URLSearchParams({ ...customer }).toString(),
  };
  return {
    "the home page": { path: "/", expected: 200 },
    "a kept page": { path: "/sobre", expected: 200 },
    "an unknown page": { path: "/nao-existe", expected: 404 },
    "the login page": { path: "/auth", expected: 200 },
    "a call of the API": { path: "/api/auth/status", expected: 401 },
    "a message": { path: "/api/leads", method: "POST", body: newMessage, expected: 201 },
    "a login, known browser": { ...login, cookie: device, expected: 200, isLogin: true },
    "a login, new browser": { ...login, expected: 200, isLogin: true },
    "a form, known browser": { ...form, cookie: device, expected: 302, isLogin: true },
    "a form, new browser": { ...form, expected: 302, isLogin: true },
  };
}

interface Measured {
  median: number;
  /** Statuses other than the expected one; 0 is no response. */
  unexpectedStatuses: number[];
}

let visitors = 0;

function newVisitor(): string {
  visitors += 1;
  return `127.${200 + Math.floor(visitors / 250)}.${visitors % 250}.1`;
}

async function measure(
  instance: Instance,
  visits: Record<string, Visit>,
): Promise<Map<string, Measured>> {
  const times = new Map<string, number[]>(Object.keys(visits).map((name) => [name, []]));
  const wrong = new Map<string, number[]>(Object.keys(visits).map((name) => [name, []]));
  // Alternates between the visits, so that other work on the machine affects all of them.
  for (let round = 0; round < samples; round++) {
    for (const [name, visit] of Object.entries(visits)) {
      if (visit.isLogin && round >= loginSamples) {
        continue;
      }
      if (visit.isLogin) {
        // Waits for a random part of the duration of a hash. Otherwise the next visit would always begin when a hash
        // has just ended.
        await delay(Math.random() * hashMs);
      }
      const startedAt = performance.now();
      const { status } = await sendRequest(instance, {
        ...visit,
        ...(visit.isLogin ? { from: newVisitor() } : {}),
      });
      times.get(name)?.push(performance.now() - startedAt);
      if (status !== visit.expected) {
        wrong.get(name)?.push(status);
      }
    }
  }
  return new Map(
    [...times].map(([name, each]) => {
      const sorted = each.toSorted((one, other) => one - other);
      return [name, { median: quantile(sorted, 0.5), unexpectedStatuses: wrong.get(name) ?? [] }];
    }),
  );
}

/** Groups of processes, by a part of the command line; all other processes count as "other". */
const processGroups = {
  web: "web/server/index.ts",
  cms: "cms/server.ts",
  database: "postgres",
  attacker: "bench/attacker.ts",
};

/** Returns the CPU seconds used so far by the product's services and the attacker. */
export function readCpuSeconds(pids: readonly number[]): Record<string, number> {
  const used: Record<string, number> = {};
  for (const pid of pids) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      const part = Object.entries(processGroups).find(([, text]) => command.includes(text))?.[0];
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      // Adds user and system time, in hundredths of a second.
      const ticks = Number(stat[11]) + Number(stat[12]);
      used[part ?? "other"] = (used[part ?? "other"] ?? 0) + ticks / 100;
    } catch {
      // Ignores the error, because the process has ended.
    }
  }
  return used;
}

/** Starts the attack as a separate program. */
function startAttacker({ port }: Instance, name: string): { pid: number; end: () => void } {
  const script = join(import.meta.dirname, "attacker.ts");
  const attacker = spawn(process.execPath, [script, String(port), name], { stdio: "inherit" });
  return { pid: attacker.pid ?? 0, end: () => void attacker.kill("SIGKILL") };
}

function printVisits(
  beforeAttack: Map<string, Measured>,
  duringAttack: Map<string, Measured>,
): void {
  for (const [name, { median, unexpectedStatuses }] of duringAttack) {
    const before = beforeAttack.get(name)?.median ?? median;
    const isMet = unexpectedStatuses.length === 0 && median <= allowedFactor * before;
    console.log(
      `    ${name.padEnd(22)} ${before.toFixed(1)} ms quiet, ${median.toFixed(1)} ms: ${(median / before).toFixed(1)} times${unexpectedStatuses.length > 0 ? `, answered ${unexpectedStatuses.join(" ")}` : ""}: ${isMet ? "met" : "MISSED"}`,
    );
  }
}

/**
 * Measures other visitors' response times during each attack whose name contains `only`. Prints the CPU share of the
 * attacker, the product and the measuring client, because all of them run on the same machine.
 */
export async function measureAttacks(
  instance: Instance,
  customer: Credentials,
  only = "",
): Promise<void> {
  console.log(
    `\nOthers' medians under attack, on ${availableParallelism()} cores (target: ${allowedFactor} times quiet)`,
  );
  const visits = await visitsOf(instance, customer);
  await measure(instance, visits);
  for (const name of Object.keys(attackCases).filter((each) => each.includes(only))) {
    const beforeAttack = await measure(instance, visits);
    const attacker = startAttacker(instance, name);
    await sendRequest(instance, { path: "/healthz" });
    const pids = [...listDescendants(instance.pid), attacker.pid];
    const before = readCpuSeconds(pids);
    const startedAt = performance.now();
    const duringAttack = await measure(instance, visits);
    const seconds = (performance.now() - startedAt) / 1_000;
    const after = readCpuSeconds(pids);
    attacker.end();
    const shares = Object.entries(after).map(
      ([part, used]) => `${part} ${(100 * ((used - (before[part] ?? 0)) / seconds)).toFixed(0)} %`,
    );
    console.log(`  ${name}; CPU: ${shares.join(", ")}`);
    printVisits(beforeAttack, duringAttack);
  }
}
