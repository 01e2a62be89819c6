import { runDocker, waitUntil } from "./docker.ts";
import { doNothing, type Fault, runFaults } from "./under-load.ts";

/**
 * `npm run test:swarm`: prints what visitors notice while a Swarm replaces its tasks. Needs the stack `site`
 * (docs/operations/containers.md, "Swarm") on this machine, with EDGE_TRUSTED_PROXIES=172.16.0.0/12 in .env, so that
 * each request of the load counts as a separate visitor.
 */

/**
 * Replaces the tasks of a service; ends once the new tasks are healthy. deploy/swarm.yml replaces one task at a time,
 * and starts the new task before it stops the old one.
 */
function replaceTasks(service: string): Fault {
  return {
    name: `every task of \`${service}\` replaced by a new one in turn`,
    durationSeconds: 0,
    begin: () => runDocker("service", "update", "--force", "--quiet", `site_${service}`),
    end: doNothing,
  };
}

async function untilHealthy(): Promise<void> {
  await waitUntil("every service has its tasks", async () => {
    const services = await runDocker("service", "ls", "--format", "{{.Name}} {{.Replicas}}");
    return services
      .split("\n")
      .filter((line) => !line.startsWith("site_prepare "))
      .every((line) => {
        const [running, wanted] = line.split(" ")[1]?.split("/") ?? [];
        return running === wanted;
      });
  });
}

await runFaults(
  [
    { name: "no fault", durationSeconds: 10, begin: doNothing, end: doNothing },
    ...["web", "cms", "worker"].map(replaceTasks),
  ],
  untilHealthy,
);
