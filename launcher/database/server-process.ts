import { readdir, readFile, readlink, realpath } from "node:fs/promises";
import { connect } from "node:net";
import { loopback } from "../ports.ts";

/** PostgreSQL's SSLRequest: whoever is asked so answers one byte, before it knows who asks. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Whether PostgreSQL on this port says anything at all, however late. */
export function serverAnswers(port: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: loopback, signal });
    const settle = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once("connect", () => socket.write(sslRequest));
    socket.once("data", () => settle(true));
    socket.once("close", () => settle(false));
    socket.on("error", () => settle(false));
  });
}

/** Whether it is the server or one of its own processes, which have titles such as `postgres: writer`. */
async function worksIn(pid: number, clusterDirectory: string): Promise<boolean> {
  const directory = await readlink(`/proc/${pid}/cwd`).catch(() => "");
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return directory === clusterDirectory && /^(?:[^\0]*\/)?postgres[:\0]/.test(commandLine);
}

/**
 * All processes of the server on this cluster, on Linux. Where it hangs they are killed together: one
 * that is stopped would outlive the server, and PostgreSQL does not start beside it.
 */
export async function serverProcesses(directory: string): Promise<number[]> {
  const clusterDirectory = await realpath(directory);
  const names = await readdir("/proc").catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const areServers = await Promise.all(pids.map((pid) => worksIn(pid, clusterDirectory)));
  return pids.filter((_, index) => areServers[index]);
}
