import assert from "node:assert/strict";
import { runCompose, runDocker, waitUntil } from "./docker.ts";

/**
 * `npm run test:replicas`: checks that the edge uses each of eight web and five CMS replicas, also in a Compose project
 * with another name. Starts its own project and removes it at the end. Needs Docker, the images, and a `.env`
 * (deploy/make-env).
 */

process.env.COMPOSE_PROJECT_NAME = "another-name";
process.env.HTTP_PORT ??= "8180";
process.env.HTTPS_PORT ??= "8543";
process.env.FRONT_SUBNET ??= "172.29.251.0/24";
const site = `http://localhost:${process.env.HTTP_PORT}`;
const counts = { web: 8, cms: 5 };
const requests = 40;

const files = ["-f", "docker-compose.yml", "-f", "tests/containers/replicas.yml"];
const project = (...args: string[]) => runCompose(...files, ...args);

/** Sends concurrent requests, and returns the names of the replicas that responded. */
async function webReplicas(): Promise<Set<string>> {
  const answers = await Promise.all(
    Array.from({ length: requests }, async () => (await fetch(site)).text()),
  );
  return new Set(answers);
}

/** Sends requests to the CMS from within its network, as web does. */
async function cmsReplicas(): Promise<Set<string>> {
  const script = `Promise.all(Array.from({ length: ${requests} }, async () =>
    (await fetch("http://edge:3001")).text())).then((names) => console.log(names.join("\\n")))`;
  const [web = ""] = (await project("ps", "-q", "web")).split("\n");
  return new Set((await runDocker("exec", web, "node", "-e", script)).split("\n"));
}

async function namesOf(service: string): Promise<Set<string>> {
  const ids = (await project("ps", "-q", service)).split("\n");
  return new Set(ids.map((id) => id.slice(0, 12)));
}

/** Repeats until every replica of the service has responded. */
async function untilAllRespond(
  service: keyof typeof counts,
  requestNames: () => Promise<Set<string>>,
) {
  const expected = await namesOf(service);
  assert.equal(expected.size, counts[service]);
  const responding = new Set<string>();
  await waitUntil(`every replica of ${service} answers`, async () => {
    for (const name of await requestNames()) {
      responding.add(name);
    }
    return [...expected].every((name) => responding.has(name));
  });
  console.log(`${service}: each of ${expected.size} replicas answers.`);
}

try {
  const scale = Object.entries(counts).flatMap(([name, count]) => ["--scale", `${name}=${count}`]);
  await project("up", "-d", "--no-build", "--no-deps", ...scale, "web", "cms", "edge");
  await untilAllRespond("web", webReplicas);
  await untilAllRespond("cms", cmsReplicas);
} finally {
  await project("down", "--volumes");
}
