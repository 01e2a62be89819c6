import path from "node:path";
import { queryDatabase, runCompose, runDocker, upgradeStack, waitUntil } from "./docker.ts";
import { doNothing, type Fault, runFaults } from "./under-load.ts";

/**
 * `npm run test:faults`: prints what visitors notice of each fault, with two replicas of each service behind the edge.
 * Needs Docker, and the stack with EDGE_TRUSTED_PROXIES=172.16.0.0/12 in .env, so that each request of the load counts
 * as a separate visitor. Start the stack on disks that can be filled: docker compose -f docker-compose.yml -f
 * tests/containers/faults.yml up -d --scale cms=2 --scale worker=2
 */

function killContainer(container: string): Fault {
  return {
    name: `${container} killed (SIGKILL), started again`,
    durationSeconds: 5,
    begin: () => runDocker("kill", `site-${container}`),
    end: () => runDocker("start", `site-${container}`),
  };
}

function pauseContainer(container: string): Fault {
  return {
    name: `${container} paused`,
    durationSeconds: 10,
    begin: () => runDocker("pause", `site-${container}`),
    end: () => runDocker("unpause", `site-${container}`),
  };
}

/** Hangs a container. The fault ends when the container's health check has killed it and Docker has restarted it. */
function hangContainer(container: string, cause: string, hangCommand: string[]): Fault {
  const id = `site-${container}`;
  const startedAt = () => runDocker("inspect", "--format", "{{.State.StartedAt}}", id);
  let before = "";
  return {
    name: `${container} ${cause}, until the hang is detected`,
    durationSeconds: 0,
    begin: async () => {
      before = await startedAt();
      await runDocker("exec", id, ...hangCommand);
    },
    end: () => waitUntil(`${container} starts again`, async () => (await startedAt()) !== before),
  };
}

const stop = ["sh", "-c", "kill -STOP $(cat /proc/1/task/1/children)"];
/** Blocks the event loop through the inspector, which SIGUSR1 opens on the container's loopback. */
const loop = [
  "node",
  "-e",
  `
    const { readFileSync } = require("node:fs");
    process.kill(Number(readFileSync("/proc/1/task/1/children", "utf8")), "SIGUSR1");
    const attempt = async () => {
      const [target] = await (await fetch("http://127.0.0.1:9229/json/list")).json();
      const socket = new WebSocket(target.webSocketDebuggerUrl);
      socket.onopen = () => {
        // Starts the loop after a delay, so that the inspector can respond before the loop blocks it.
        const params = { expression: "setTimeout(() => { for (;;) {} }, 100)" };
        socket.send(JSON.stringify({ id: 1, method: "Runtime.evaluate", params }));
        setTimeout(() => process.exit(0), 500);
      };
    };
    setInterval(() => attempt().catch(() => {}), 200);`,
];

function disconnectFromNetwork(container: string, network: string): Fault {
  const service = container.replace(/-\d+$/, "");
  return {
    name: `${container} cut off from the network \`${network}\``,
    durationSeconds: 10,
    begin: () => runDocker("network", "disconnect", `site_${network}`, `site-${container}`),
    end: () =>
      runDocker("network", "connect", "--alias", service, `site_${network}`, `site-${container}`),
  };
}

function fillDisk(
  what: string,
  container: string,
  { folder = "/data", after = doNothing as () => Promise<unknown> } = {},
): Fault {
  const id = `site-${container}`;
  const [mainFile, remainderFile] = [`${folder}/.full`, `${folder}/.full2`];
  const fill = `dd if=/dev/zero of=${mainFile} bs=1M; dd if=/dev/zero of=${remainderFile} bs=1k; true`;
  return {
    name: `disk full: ${what}`,
    durationSeconds: 10,
    begin: async () => {
      await runDocker("exec", id, "sh", "-c", fill);
      await after();
    },
    end: () => runDocker("exec", id, "rm", "-f", mainFile, remainderFile),
  };
}

/**
 * Uses up the WAL files that the database allocated in advance. With these files, writes would succeed for a while on a
 * full disk.
 */
async function useUpWalFiles(): Promise<void> {
  for (let file = 0; file < 10; file += 1) {
    await queryDatabase("select pg_logical_emit_message(true, '', 'x'), pg_switch_wal()").catch(
      doNothing,
    );
  }
}

/**
 * Changes the clocks of the product's services but not the database's clock (faults.yml), as if the services ran on
 * machines with different clocks.
 */
const clockFault: Fault = {
  name: "the clocks of all services set an hour ahead, and back",
  durationSeconds: 10,
  begin: () => setClocks("+3600s"),
  end: () => setClocks("+0s"),
};

async function setClocks(offset: string): Promise<void> {
  for (const container of replicas) {
    await runDocker("exec", `site-${container}`, "sh", "-c", `echo ${offset} > /tmp/clock`);
  }
  await waitUntil("the clocks are set (is libfaketime installed here?)", async () => {
    const now = await runDocker("exec", "site-web-1", "node", "-p", "Date.now()");
    return Math.abs(Number(now) - Date.now()) > 1_800_000 === (offset !== "+0s");
  });
}

const replicas = ["web-1", "web-2", "cms-1", "cms-2", "worker-1", "worker-2"];

/** Migration of a newer release: adds a column that the running version does not know. */
const migration = path.join(import.meta.dirname, "probe-migration.ts");
const migrationName = "20991231_000000_probe";

/** Migrates while the current version runs, then replaces its containers one by one. */
const upgradeFault: Fault = {
  name: "an upgrade that migrates: every replica replaced by a new container in turn",
  durationSeconds: 0,
  begin: async () => {
    const migrationPath = `/app/cms/src/migrations/${migrationName}.ts`;
    await runCompose(
      "run",
      "--rm",
      "--no-deps",
      "-v",
      `${migration}:${migrationPath}:ro`,
      "prepare",
    );
    await upgradeStack();
  },
  end: () =>
    queryDatabase(
      `alter table leads drop column probe; delete from payload_migrations where name = '${migrationName}'`,
    ),
};

function restartContainers(what: string, ...containers: string[]): Fault {
  const all = containers.map((container) => `site-${container}`);
  return {
    name: what,
    durationSeconds: 0,
    begin: async () => {
      for (const container of all) {
        await runDocker("restart", container);
        await untilHealthy();
      }
    },
    end: doNothing,
  };
}

const faults: Fault[] = [
  { name: "no fault", durationSeconds: 10, begin: doNothing, end: doNothing },
  killContainer("web-1"),
  killContainer("cms-1"),
  killContainer("worker-1"),
  pauseContainer("web-1"),
  pauseContainer("cms-1"),
  pauseContainer("worker-1"),
  pauseContainer("postgres-1"),
  hangContainer("web-1", "in an endless loop", loop),
  hangContainer("cms-1", "in an endless loop", loop),
  hangContainer("worker-1", "in an endless loop", loop),
  hangContainer("web-1", "stopped (SIGSTOP)", stop),
  hangContainer("cms-1", "stopped (SIGSTOP)", stop),
  hangContainer("worker-1", "stopped (SIGSTOP)", stop),
  hangContainer("postgres-1", "stopped (SIGSTOP)", stop),
  restartContainers("PostgreSQL restarted", "postgres-1"),
  killContainer("postgres-1"),
  {
    name: "PostgreSQL stopped for 60 s",
    durationSeconds: 60,
    begin: () => runDocker("stop", "site-postgres-1"),
    end: () => runDocker("start", "site-postgres-1"),
  },
  disconnectFromNetwork("web-1", "front"),
  disconnectFromNetwork("cms-1", "app"),
  disconnectFromNetwork("cms-1", "data"),
  disconnectFromNetwork("postgres-1", "data"),
  disconnectFromNetwork("worker-1", "data"),
  disconnectFromNetwork("edge-1", "app"),
  fillDisk("pages of web", "web-1"),
  fillDisk("uploads", "cms-1"),
  fillDisk("PostgreSQL", "disk-1", { folder: "/var/lib/postgresql", after: useUpWalFiles }),
  clockFault,
  restartContainers("every replica of web, CMS and worker restarted in turn", ...replicas),
  restartContainers("the edge restarted", "edge-1"),
  upgradeFault,
];

async function untilHealthy(): Promise<void> {
  await waitUntil("every container is healthy", async () => {
    const states = await runCompose("ps", "--format", "{{.Name}} {{.State}} {{.Health}}");
    const lines = states.split("\n");
    return lines.every((line) => / running (healthy)?$/.test(line));
  });
  // Checks each replica directly, because the edge may detect a ready replica up to a second late.
  await waitUntil("both CMS processes reach the database", async () =>
    (await Promise.all((await runCompose("ps", "-q", "cms")).split("\n").map(cmsIsReady))).every(
      Boolean,
    ),
  );
}

async function cmsIsReady(container: string): Promise<boolean> {
  const ask = "fetch('http://127.0.0.1:3001/readyz').then((a) => process.exit(a.ok ? 0 : 1))";
  return runDocker("exec", container, "node", "-e", ask).then(
    () => true,
    () => false,
  );
}

/** `npm run test:faults -- endless disk` runs only faults whose name contains one of the words. */
const nameFilters = process.argv.slice(2);
await runFaults(
  faults.filter(
    ({ name }) => nameFilters.length === 0 || nameFilters.some((word) => name.includes(word)),
  ),
  untilHealthy,
);
