import type { Instance } from "../support/instance.ts";
import { quantile } from "./quantile.ts";

interface Credentials {
  email: string;
  password: string;
}

let attackers = 0;

/** An address of the networks that flood, another each time. */
function nextAttacker(): string {
  attackers += 1;
  return `198.19.${Math.floor(attackers / 250) % 250}.${(attackers % 250) + 1}`;
}

/** Straight to the CMS; credentials that were right a moment ago from the same address cost no hash. */
async function logIn(
  { cmsPort }: Instance,
  body: Credentials,
  headers: Record<string, string>,
): Promise<{ status: number; device: string; ms: number }> {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${cmsPort}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const device = answer.headers.getSetCookie()[1]?.split(";")[0] ?? "";
  return { status: answer.status, device, ms: performance.now() - start };
}

/** Keeps so many wrong logins under way, each from an address of its own, until told to stop. */
function flood(instance: Instance, atOnce: number): () => Promise<number> {
  let isRunning = true;
  let sent = 0;
  const one = async () => {
    while (isRunning) {
      sent += 1;
      const wrong = { email: `nobody${sent}@example.com`, password: "não é esta" };
      await logIn(instance, wrong, { "x-forwarded-for": nextAttacker() });
    }
  };
  const all = Array.from({ length: atOnce }, one);
  return async () => {
    isRunning = false;
    await Promise.all(all);
    return sent;
  };
}

/** Others' logins beside 200 wrong ones in parallel from changing addresses. */
export async function measureLoginFlood(instance: Instance, customer: Credentials): Promise<void> {
  const { device } = await logIn(instance, customer, { "x-forwarded-for": "192.0.2.1" });
  let visitors = 1;
  const senders = {
    "in a known browser": () => ({ cookie: device }),
    "in a new one": () => ({}),
  };
  const measure = async (headers: () => Record<string, string>) => {
    const times: number[] = [];
    let refused = 0;
    for (let count = 0; count < 40; count += 1) {
      visitors += 1;
      const from = `203.0.${visitors % 250}.1`;
      const login = await logIn(instance, customer, { ...headers(), "x-forwarded-for": from });
      times.push(login.ms);
      refused += login.status === 200 ? 0 : 1;
    }
    return {
      median: quantile(
        times.toSorted((one, other) => one - other),
        0.5,
      ),
      refused,
    };
  };
  console.log("\nA login beside 200 wrong ones in parallel, median of 40 (target: twice quiet)");
  for (const [name, headers] of Object.entries(senders)) {
    const quiet = await measure(headers);
    const stop = flood(instance, 200);
    const flooded = await measure(headers);
    const sent = await stop();
    const ratio = flooded.median / quiet.median;
    console.log(
      `  ${name.padEnd(18)} ${quiet.median.toFixed(0)} ms quiet, ${flooded.median.toFixed(0)} ms beside ${sent}: ${ratio.toFixed(2)} times, ${flooded.refused} refused: ${ratio <= 2 ? "met" : "MISSED"}`,
    );
  }
}
