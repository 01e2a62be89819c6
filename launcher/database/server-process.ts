import { readdir, readFile, readlink, realpath } from "node:fs/promises";
import { connect } from "node:net";
import { loopbackAddress } from "../ports.ts";

/** PostgreSQL's SSLRequest; the server replies with one byte before authentication. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Returns true if PostgreSQL on this port sends any response, even a late one. */
export function isServerResponding(port: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: loopbackAddress, signal });
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

/**
 * Returns true if the process is the server of this cluster or one of its children, which have titles such as
 * `postgres: writer`.
 */
async function isServerProcess(pid: number, clusterDirectory: string): Promise<boolean> {
  const directory = await readlink(`/proc/${pid}/cwd`).catch(() => "");
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return directory === clusterDirectory && /^(?:[^\0]*\/)?postgres[:\0]/.test(commandLine);
}

/**
 * Lists all processes of the server on this cluster (Linux only). A hung server must be killed together with its
 * children, because a stopped child would outlive the server and prevent the next start.
 */
export async function listServerProcesses(directory: string): Promise<number[]> {
  const clusterDirectory = await realpath(directory);
  const names = await readdir("/proc").catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const areServers = await Promise.all(pids.map((pid) => isServerProcess(pid, clusterDirectory)));
  return pids.filter((_, index) => areServers[index]);
}
