import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { compose, docker, until } from "./docker.ts";

/**
 * A project of another name with eight web replicas and five of the CMS: `npm run test:replicas`. Starts it, shows that
 * the edge serves every replica, and prints what the edge takes at rest. Needs Docker, the images, a `.env`
 * (deploy/make-env), and no stack on the same ports.
 */

process.env.COMPOSE_PROJECT_NAME ??= "replicas";
process.env.HTTP_PORT ??= "8180";
process.env.HTTPS_PORT ??= "8543";
process.env.FRONT_SUBNET ??= "172.29.251.0/24";
const site = `http://localhost:${process.env.HTTP_PORT}`;
const counts = { web: 8, cms: 5 };
const minRequests = 20;

const containersOf = async (service: string) =>
  (await compose("ps", "-q", service)).split("\n").filter(Boolean);

/** The requests that a replica has counted, by its metrics. */
async function requestsOf(container: string, metric: string): Promise<number> {
  const script =
    "fetch('http://127.0.0.1:9464/metrics').then(async (a) => console.log(await a.text()))";
  const metrics = await docker("exec", container, "node", "-e", script);
  return metrics
    .split("\n")
    .filter((line) => line.startsWith(`${metric}{`) && !line.includes("readyz"))
    .reduce((total, line) => total + Number(line.split(" ").at(-1)), 0);
}

async function requestsOfAll(service: "web" | "cms"): Promise<number[]> {
  const metric = { web: "site_requests_total", cms: "cms_requests_total" }[service];
  return Promise.all((await containersOf(service)).map((id) => requestsOf(id, metric)));
}

/** Asks for pages and for what only the CMS answers, until every replica had its share. */
async function untilEveryReplicaIsAsked(): Promise<void> {
  const before = { web: await requestsOfAll("web"), cms: await requestsOfAll("cms") };
  assert.equal(before.web.length, counts.web);
  assert.equal(before.cms.length, counts.cms);
  let refused = 0;
  await until("every replica is asked", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const target = index % 2 ? "/" : "/api/content/search?q=cloud&locale=pt-BR";
        const answer = await fetch(site + target);
        await answer.body?.cancel();
        return answer.status;
      }),
    );
    refused += statuses.filter((status) => status >= 500).length;
    const [web, cms] = [await requestsOfAll("web"), await requestsOfAll("cms")];
    console.log(`Requests by replica: web ${web.join(", ")}; cms ${cms.join(", ")}`);
    return [
      ...web.map((count, index) => count - (before.web[index] ?? 0)),
      ...cms.map((count, index) => count - (before.cms[index] ?? 0)),
    ].every((count) => count >= minRequests);
  });
  console.log(`Refused (5xx): ${refused}`);
}

/** Share of one core over half a minute in which nobody asks. */
async function processorOfEdge(): Promise<number> {
  const [edge = ""] = await containersOf("edge");
  const ticks = async () => {
    const children = await docker("exec", edge, "cat", "/proc/1/task/1/children");
    const stat = await docker("exec", edge, "cat", `/proc/${children.trim()}/stat`);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  };
  const before = await ticks();
  await delay(30_000);
  return ((await ticks()) - before) / 100 / 30;
}

const scale = Object.entries(counts).flatMap(([name, count]) => ["--scale", `${name}=${count}`]);
await compose("up", "-d", "--no-build", ...scale);
await until("every container is healthy", async () => {
  const states = await compose("ps", "--format", "{{.State}} {{.Health}}");
  return states.split("\n").every((line) => /^running (healthy)?$/.test(line));
});
await until("the site answers", async () => (await fetch(site)).ok);
await untilEveryReplicaIsAsked();
console.log(`The edge takes ${((await processorOfEdge()) * 100).toFixed(1)} % of a core at rest.`);
if (!process.argv.includes("--keep")) {
  await compose("down", "--volumes");
}
