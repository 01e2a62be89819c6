import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { LaunchError } from "../launch-error.ts";
import { type SpawnedChild, spawnChild, stopChild } from "../processes/child.ts";
import { type HangWatchOptions, killWhenHung } from "../processes/kill-when-hung.ts";
import { forEachOutputLine } from "../processes/output-lines.ts";
import type { SupervisedProcess } from "../processes/supervise.ts";
import { stopOrphanedServer } from "./orphaned-server.ts";
import type { PostgresHostReply, PostgresHostRequest } from "./postgres-host.ts";
import { isServerResponding, listServerProcesses } from "./server-process.ts";
import { toUnprivilegedCommand } from "./unprivileged-command.ts";

/**
 * Timeout of a fast shutdown, in ms. PostgreSQL first writes its buffers to disk, which takes long
 * on a slow disk.
 */
const stopTimeoutMs = 60_000;

const script = fileURLToPath(import.meta.resolve("./postgres-host.ts"));

async function requestStart(
  child: SpawnedChild,
  request: PostgresHostRequest,
): Promise<PostgresHostReply> {
  const waiting = new AbortController();
  const replied = once(child.process, "message", { signal: waiting.signal }).then(
    ([reply]) => reply as PostgresHostReply,
  );
  const exited = once(child.process, "close", { signal: waiting.signal }).then(
    (): PostgresHostReply => ({ isReady: false }),
  );
  // Ignores errors of `send`: if the child failed to start, its exit is reported.
  child.process.send(request, () => {});
  const reply = await Promise.race([replied, exited]);
  for (const other of [replied, exited]) {
    other.catch(() => {});
  }
  waiting.abort();
  return reply;
}

/** Matches PostgreSQL's message that another process listens on its port. */
const portTaken = /could not create any TCP\/IP sockets/;

export class PortTakenError extends LaunchError {}

interface HostOptions {
  print: (line: string) => void;
  /** npm package with another version of PostgreSQL; the product's version by default. */
  engine?: string | undefined;
  /** Without a watch, a hung database keeps running. */
  hangWatch?: HangWatchOptions | undefined;
}

/**
 * Runs PostgreSQL on the port until it is stopped or exits. Resolves once it accepts connections;
 * throws LaunchError.
 */
export async function startPostgresHost(
  request: PostgresHostRequest,
  { print, engine, hangWatch }: HostOptions,
): Promise<SupervisedProcess> {
  await stopOrphanedServer(request.clusterDirectory);
  const [command, ...args] = await toUnprivilegedCommand(
    [process.execPath, script, ...(engine === undefined ? [] : [engine])],
    request.clusterDirectory,
  );
  // Does not pass on the launcher's environment, because PG* variables would change the server.
  const env = { PATH: process.env.PATH, LANG: "C", NODE_ENV: "production" } as const;
  const child = spawnChild({ command, args, cwd: "/", env });

  let isServing = false;
  let lastLine = "";
  forEachOutputLine(child, (line) => {
    if (isServing) {
      print(`[database] ${line}`);
    } else {
      lastLine = line;
    }
  });
  const reply = await requestStart(child, request);
  if (!reply.isReady) {
    // Uses the last line of the host's output as the reason if the host exited without a reply.
    const reason = reply.reason ?? lastLine;
    const ErrorClass = portTaken.test(reason) ? PortTakenError : LaunchError;
    throw new ErrorClass(`The database could not start: ${reason}`);
  }
  isServing = true;
  if (hangWatch) {
    void killWhenHung(child, {
      ...hangWatch,
      name: "database",
      label: "The database",
      probe: (signal) => isServerResponding(request.port, signal),
      pids: () => listServerProcesses(request.clusterDirectory),
      print,
    });
  }

  return {
    exited: child.exited,
    stop: async () => {
      isServing = false;
      const requestStop = () => {
        if (child.process.connected) {
          child.process.disconnect();
        }
      };
      await stopChild(child, { requestStop, timeoutMs: stopTimeoutMs });
    },
  };
}
