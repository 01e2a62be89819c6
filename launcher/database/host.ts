import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { LaunchError } from "../launch-error.ts";
import { type Child, spawnChild, stopChild } from "../processes/child.ts";
import { endWhenHung, type HangWatch } from "../processes/end-when-hung.ts";
import type { Running } from "../processes/keep-running.ts";
import { forEachOutputLine } from "../processes/output-lines.ts";
import { stopOrphanedServer } from "./orphaned-server.ts";
import type { HostReply, HostRequest } from "./postgres-host.ts";
import { serverAnswers, serverProcesses } from "./server-process.ts";
import { unprivilegedCommand } from "./unprivileged-command.ts";

/** A fast shutdown writes all of memory to disk first, which can take long on a slow disk. */
const stopDeadline = 60_000;

const script = fileURLToPath(import.meta.resolve("./postgres-host.ts"));

async function askToServe(child: Child, request: HostRequest): Promise<HostReply> {
  const waiting = new AbortController();
  const replied = once(child.process, "message", { signal: waiting.signal }).then(
    ([reply]) => reply as HostReply,
  );
  const died = once(child.process, "close", { signal: waiting.signal }).then(
    (): HostReply => ({ isReady: false }),
  );
  // A child that never started reports that through its exit.
  child.process.send(request, () => {});
  const reply = await Promise.race([replied, died]);
  for (const other of [replied, died]) {
    other.catch(() => {});
  }
  waiting.abort();
  return reply;
}

/** What PostgreSQL says when somebody else listens on its port. */
const portTaken = /could not create any TCP\/IP sockets/;

export class PortTakenError extends LaunchError {}

interface HostOptions {
  print: (line: string) => void;
  /** The package of another version of the server. */
  engine?: string | undefined;
  /** Absent, it may hang for as long as it likes. */
  hangWatch?: HangWatch | undefined;
}

/** Runs PostgreSQL on the port until it is stopped or dies; answers once it serves. Throws LaunchError. */
export async function startHost(
  request: HostRequest,
  { print, engine, hangWatch }: HostOptions,
): Promise<Running> {
  await stopOrphanedServer(request.clusterDirectory);
  const [command, ...args] = await unprivilegedCommand(
    [process.execPath, script, ...(engine === undefined ? [] : [engine])],
    request.clusterDirectory,
  );
  // Nothing of the launcher's environment, PG* variables above all, is meant for the server.
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
  const reply = await askToServe(child, request);
  if (!reply.isReady) {
    // A host that died without a reply left its reason in its output.
    const reason = reply.reason ?? lastLine;
    const Failure = portTaken.test(reason) ? PortTakenError : LaunchError;
    throw new Failure(`The database could not start: ${reason}`);
  }
  isServing = true;
  if (hangWatch) {
    void endWhenHung(child, {
      ...hangWatch,
      name: "database",
      label: "The database",
      ask: (signal) => serverAnswers(request.port, signal),
      pids: () => serverProcesses(request.clusterDirectory),
      print,
    });
  }

  return {
    exited: child.exited,
    stop: async () => {
      isServing = false;
      const ask = () => {
        if (child.process.connected) {
          child.process.disconnect();
        }
      };
      await stopChild(child, { ask, deadline: stopDeadline });
    },
  };
}
