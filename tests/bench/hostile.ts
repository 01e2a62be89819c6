import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { contactServices } from "contracts";
import type { Instance } from "../support/instance.ts";
import { descendants } from "../support/processes.ts";
import { attacks } from "./attacker.ts";
import { quantile } from "./quantile.ts";

const innocent = "127.0.0.99";
const samples = 40;
const loginSamples = 24;
/** About what a hash takes here. */
const hashMs = 100;
const allowedFactor = 2;

let messages = 0;

/** Of somebody else each time: the same again would be known. */
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

interface Ask {
  path: string;
  method?: string;
  type?: string;
  body?: string | (() => string);
  cookie?: string;
  from?: string;
}

interface Visit extends Ask {
  expected: number;
  /** Each from an address of its own: what was right a moment ago from the same costs no hash. */
  isLogin?: boolean;
}

interface Answer {
  status: number;
  cookies: string[];
}

/** The answer, once all of it is here; status 0 when there is none. */
function ask(
  { port }: Pick<Instance, "port">,
  { path, method = "GET", type = "application/json", body: given, cookie, from = innocent }: Ask,
): Promise<Answer> {
  const body = typeof given === "function" ? given() : given;
  return new Promise((resolve) => {
    const none = { status: 0, cookies: [] };
    const headers = {
      // Forms are taken from our own pages alone.
      "sec-fetch-site": "same-origin",
      ...(body ? { "content-type": type, "content-length": Buffer.byteLength(body) } : {}),
      ...(cookie ? { cookie } : {}),
    };
    const asked = request(
      { host: "127.0.0.1", localAddress: from, port, path, method, headers },
      (answer) => {
        const { statusCode = 0, headers: given } = answer;
        answer.resume();
        answer.on("end", () => resolve({ status: statusCode, cookies: given["set-cookie"] ?? [] }));
        answer.on("error", () => resolve(none));
      },
    );
    asked.on("error", () => resolve(none));
    asked.end(body);
  });
}

/** What other visitors do meanwhile: pages, a look at the session, a message, logins. */
async function visitsOf(instance: Instance, customer: Credentials): Promise<Record<string, Visit>> {
  const login = { path: "/api/auth/login", method: "POST", body: JSON.stringify(customer) };
  const { cookies } = await ask(instance, login);
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
  /** The statuses of the answers that were others than expected; 0 is none at all. */
  wrong: number[];
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
  // By turns, so that what else the machine does meets all of them alike.
  for (let round = 0; round < samples; round++) {
    for (const [name, visit] of Object.entries(visits)) {
      if (visit.isLogin && round >= loginSamples) {
        continue;
      }
      if (visit.isLogin) {
        // At any moment of the hash that goes on: the one before has just ended, and another begun.
        await delay(Math.random() * hashMs);
      }
      const begun = performance.now();
      const { status } = await ask(instance, {
        ...visit,
        ...(visit.isLogin ? { from: newVisitor() } : {}),
      });
      times.get(name)?.push(performance.now() - begun);
      if (status !== visit.expected) {
        wrong.get(name)?.push(status);
      }
    }
  }
  return new Map(
    [...times].map(([name, each]) => {
      const sorted = each.toSorted((one, other) => one - other);
      return [name, { median: quantile(sorted, 0.5), wrong: wrong.get(name) ?? [] }];
    }),
  );
}

/** How a process is named where its CPU time is told; undefined is the rest of the product. */
const parts = {
  web: "web/server/index.ts",
  cms: "cms/server.ts",
  database: "postgres",
  attacker: "bench/attacker.ts",
};

/** Seconds of CPU time that the product's parts, and the attacker, have used so far. */
export function cpuSeconds(pids: readonly number[]): Record<string, number> {
  const used: Record<string, number> = {};
  for (const pid of pids) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      const part = Object.entries(parts).find(([, text]) => command.includes(text))?.[0];
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      // Of user and system, in hundredths of a second.
      const ticks = Number(stat[11]) + Number(stat[12]);
      used[part ?? "other"] = (used[part ?? "other"] ?? 0) + ticks / 100;
    } catch {
      // Ended meanwhile.
    }
  }
  return used;
}

/** Attacks with a program of its own. */
function startAttacker({ port }: Instance, name: string): { pid: number; end: () => void } {
  const script = join(import.meta.dirname, "attacker.ts");
  const attacker = spawn(process.execPath, [script, String(port), name], { stdio: "inherit" });
  return { pid: attacker.pid ?? 0, end: () => void attacker.kill("SIGKILL") };
}

function printVisits(quiet: Map<string, Measured>, meanwhile: Map<string, Measured>): void {
  for (const [name, { median, wrong }] of meanwhile) {
    const before = quiet.get(name)?.median ?? median;
    const isMet = wrong.length === 0 && median <= allowedFactor * before;
    console.log(
      `    ${name.padEnd(22)} ${before.toFixed(1)} ms quiet, ${median.toFixed(1)} ms: ${(median / before).toFixed(1)} times${wrong.length > 0 ? `, answered ${wrong.join(" ")}` : ""}: ${isMet ? "met" : "MISSED"}`,
    );
  }
}

/**
 * What others notice of who takes all they can get; `only` of the attacks whose names have that. Attacker, product and who measures share the
 * machine: where the attacker's own work takes a core, that is told beside it.
 */
export async function measureHostile(
  instance: Instance,
  customer: Credentials,
  only = "",
): Promise<void> {
  console.log(
    `\nOthers' medians under attack, on ${availableParallelism()} cores (target: ${allowedFactor} times quiet)`,
  );
  const visits = await visitsOf(instance, customer);
  await measure(instance, visits);
  for (const name of Object.keys(attacks).filter((each) => each.includes(only))) {
    const quiet = await measure(instance, visits);
    const attacker = startAttacker(instance, name);
    await ask(instance, { path: "/healthz" });
    const pids = [...descendants(instance.pid), attacker.pid];
    const before = cpuSeconds(pids);
    const begun = performance.now();
    const meanwhile = await measure(instance, visits);
    const seconds = (performance.now() - begun) / 1_000;
    const after = cpuSeconds(pids);
    attacker.end();
    const shares = Object.entries(after).map(
      ([part, used]) => `${part} ${(100 * ((used - (before[part] ?? 0)) / seconds)).toFixed(0)} %`,
    );
    console.log(`  ${name}; CPU: ${shares.join(", ")}`);
    printVisits(quiet, meanwhile);
  }
}
