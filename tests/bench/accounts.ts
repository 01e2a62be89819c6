import { argon2, randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { withDatabase } from "../support/database.ts";
import type { Instance } from "../support/instance.ts";
import { StaffApi } from "../support/staff-api.ts";
import { quantile } from "./quantile.ts";

/** Administrator account that createAccounts creates by the first-time setup. */
export const benchAdministrator = {
  email: "bench@example.com",
  password: "uma senha boa",
  role: "admin",
} as const;
export const benchCustomer = {
  fullname: "Ana Souza",
  email: "ana.bench@example.com",
  phone: "(11) 91234-5678",
  password: "outra senha boa",
};

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  }
  return response;
}

/** Runs `task` `count` times, at most `atOnce` concurrently. Returns the sorted durations in ms, and the rate. */
async function measureCalls(count: number, atOnce: number, task: () => Promise<unknown>) {
  const times: number[] = [];
  let started = 0;
  const runCalls = async () => {
    while (started++ < count) {
      const start = performance.now();
      await task();
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, runCalls));
  const perSecond = (1_000 * count) / (performance.now() - start);
  return { times: times.toSorted((one, other) => one - other), perSecond };
}

async function expectOk(response: Response): Promise<void> {
  await response.arrayBuffer();
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}`);
  }
}

/** Formats whether a target was met. Other work on the machine can cause a miss. */
function verdict(isMet: boolean): string {
  return isMet ? "met" : "MISSED";
}

function inMs(value: number): string {
  return `${value.toFixed(1)} ms`;
}

interface Load {
  task: () => Promise<unknown>;
  atOnce: number;
  /** Minimum time between the starts of two consecutive calls, in ms. */
  everyMs: number;
}

/** Runs `work` under the load. Returns the result of `work` and the sorted durations of the load's calls in ms. */
async function measureUnderLoad<Result>(
  { task, atOnce, everyMs }: Load,
  work: () => Promise<Result>,
) {
  let isWorking = true;
  const times: number[] = [];
  const runCalls = async () => {
    while (isWorking) {
      const start = performance.now();
      await task();
      times.push(performance.now() - start);
      await delay(Math.max(0, start + everyMs - performance.now()));
    }
  };
  const callers = Array.from({ length: atOnce }, runCalls);
  const result = await work();
  isWorking = false;
  await Promise.all(callers);
  return { result, times: times.toSorted((first, second) => first - second) };
}

/**
 * Creates the administrator and the customer that the benchmarks use, on an instance without staff.
 */
export async function createAccounts({ url }: Instance): Promise<void> {
  await post(`${url}/api/admin/setup`, benchAdministrator);
  await post(`${url}/api/auth/register`, benchCustomer);
}

async function measureStatus({ url }: Instance): Promise<void> {
  const login = await post(`${url}/api/auth/login`, benchCustomer);
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const home = async () => expectOk(await fetch(url, { headers: { "accept-encoding": "br" } }));
  const status = async () =>
    expectOk(await fetch(`${url}/api/auth/status`, { headers: { cookie } }));
  await measureCalls(500, 10, home);
  await measureCalls(500, 10, status);
  const homeAlone = await measureCalls(5_000, 10, home);
  const statusAlone = await measureCalls(5_000, 50, status);
  console.log("\nGET /api/auth/status with a session, 50 at once, and the home page, 10 at once");
  console.log("(targets: p99 50 ms; the home page keeps 80 % of its throughput)");
  const aloneP99 = quantile(statusAlone.times, 0.99);
  console.log(
    `  status alone  p50 ${inMs(quantile(statusAlone.times, 0.5))}, p99 ${inMs(aloneP99)}: ${verdict(aloneP99 <= 50)}; ${statusAlone.perSecond.toFixed(0)} a second`,
  );
  console.log(`  home alone    ${homeAlone.perSecond.toFixed(0)} a second`);
  // Measures without and with pauses. Without pauses, both loads saturate the cores that this program shares with the
  // product. With pauses, the load simulates fifty customers who each open the client area twice a second.
  for (const [name, everyMs] of [
    ["unpaced", 0],
    ["paced", 500],
  ] as const) {
    const { result, times } = await measureUnderLoad({ task: status, atOnce: 50, everyMs }, () =>
      measureCalls(5_000, 10, home),
    );
    const p99 = quantile(times, 0.99);
    const share = result.perSecond / homeAlone.perSecond;
    console.log(
      `  both, ${name.padEnd(7)} status p99 ${inMs(p99)}: ${verdict(p99 <= 50)}; home ${result.perSecond.toFixed(0)} a second, ${(100 * share).toFixed(0)} %: ${verdict(share >= 0.8)}`,
    );
  }
}

let visitors = 0;

async function measureLogins({ cmsPort }: Instance): Promise<void> {
  // Hashes with the same concurrency as the CMS, which leaves one core free for other work.
  const atOnce = Math.max(1, availableParallelism() - 1);
  const derive = promisify(argon2);
  // Parameters of cms/src/accounts/credentials/password-hash.ts.
  const cost = { memory: 32_768, passes: 3, parallelism: 1, tagLength: 32 };
  const hash = () =>
    derive("argon2id", { message: benchCustomer.password, nonce: randomBytes(16), ...cost });
  // Calls the CMS directly, each time from a new IP address: the CMS does not hash credentials again that it has
  // already verified from the same address.
  const login = async () => {
    visitors += 1;
    const from = `198.18.${Math.floor(visitors / 250)}.${visitors % 250}`;
    const url = `http://127.0.0.1:${cmsPort}/api/auth/login`;
    await expectOk(await post(url, benchCustomer, { "x-forwarded-for": from }));
  };
  await measureCalls(20, atOnce, hash);
  await measureCalls(20, atOnce * 4, login);
  const hashesAlone = await measureCalls(300, atOnce, hash);
  const logins = await measureCalls(300, atOnce * 4, login);
  const share = (100 * logins.perSecond) / hashesAlone.perSecond;
  console.log("\nLogins (target: 85 % of what the hash alone allows)");
  console.log(
    `  ${logins.perSecond.toFixed(1)} a second, the hash alone ${hashesAlone.perSecond.toFixed(1)}: ${share.toFixed(0)} %: ${verdict(share >= 85)}`,
  );
}

async function growTo(instance: Instance, customers: number): Promise<void> {
  await withDatabase(instance, async (client) => {
    await client.query(
      `insert into customers (id, fullname, email, phone)
       select uuidv7(), 'Cliente ' || md5(n::text), 'cliente' || n || '@example.com', '11 9' || n
       from generate_series((select count(*) from customers), $1 - 1) n`,
      [customers],
    );
    await client.query(
      `insert into plans (id, name, description, price, status)
       values ('100', 'Start', 'Para começar', 49.9, 'ativo') on conflict do nothing`,
    );
    // Gives each customer two plans.
    await client.query(
      `insert into subscriptions (id, customer_id, plan_id, since)
       select uuidv7(), id, '100', now() from customers c, generate_series(1, 2)
       where not exists (select 1 from subscriptions where customer_id = c.id)`,
    );
    await client.query("vacuum analyze customers, subscriptions");
  });
}

let midway = 0;

/**
 * Queries of the customer list. `maxRatio` is the maximum ratio of a query's time at 100,000 customers to its time at
 * 1,000.
 */
const lists: Record<string, { queryOf: (total: number) => string; maxRatio: number }> = {
  newest: { queryOf: () => "page=1", maxRatio: 1.5 },
  "by name": { queryOf: () => "page=1&sort=fullname", maxRatio: 1.5 },
  middle: {
    // Requests another page each time, from the second and third quarter of all pages.
    queryOf: (total) => {
      midway += 1;
      const pages = total / 20;
      return `page=${Math.ceil(pages * (0.25 + 0.5 * ((midway * 0.618) % 1)))}&sort=fullname`;
    },
    maxRatio: 1.5,
  },
  last: { queryOf: (total) => `page=${Math.ceil(total / 20)}&sort=fullname`, maxRatio: 1.5 },
  "search for one": { queryOf: () => "search=cliente77%40", maxRatio: 1.2 },
  "search for all": { queryOf: () => "search=cliente", maxRatio: 2 },
};

async function measureUsers(instance: Instance): Promise<void> {
  const staff = await StaffApi.logIn(instance, benchAdministrator);
  console.log(
    "\nA page of the panel's customers, median of 200 (target at 100,000: so many times 1,000)",
  );
  const medians = new Map(Object.keys(lists).map((name) => [name, [] as number[]]));
  for (const total of [1_000, 100_000]) {
    await growTo(instance, total);
    for (const [name, { queryOf }] of Object.entries(lists)) {
      const ask = async () => expectOk(await staff.call("GET", `/admin/users?${queryOf(total)}`));
      await measureCalls(50, 1, ask);
      const { times } = await measureCalls(200, 1, ask);
      medians.get(name)?.push(quantile(times, 0.5));
    }
  }
  for (const [name, { maxRatio }] of Object.entries(lists)) {
    const [few = 0, many = 0] = medians.get(name) ?? [];
    console.log(
      `  ${name.padEnd(14)} ${few.toFixed(2)} ms at 1,000, ${many.toFixed(2)} ms at 100,000: ${(many / few).toFixed(2)} times (${maxRatio}): ${verdict(many <= maxRatio * few)}`,
    );
  }
}

/** Measures the status call, logins, and the panel's customer list. */
export async function measureAccounts(instance: Instance): Promise<void> {
  await measureStatus(instance);
  await measureLogins(instance);
  await measureUsers(instance);
}
