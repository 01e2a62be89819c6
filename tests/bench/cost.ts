import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** Returns the CPU time of a process in ms, from /proc/PID/stat; Linux counts it in hundredths of a second. */
export function readCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [, userTicks, systemTicks] =
    /^(?:\S+ ){11}(\d+) (\d+)/.exec(stat.slice(stat.lastIndexOf(")") + 2)) ?? [];
  return 10 * (Number(userTicks) + Number(systemTicks));
}

const agent = new Agent({ keepAlive: true });
/**
 * Number of client addresses. High enough that the not-found throttle (50 responses per second for each address) delays
 * no request.
 */
const visitors = 250;

function sendRequest(port: number, path: string, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const localAddress = `127.0.1.${1 + (index % visitors)}`;
    const headers = { "accept-encoding": "br" };
    request({ host: "127.0.0.1", localAddress, port, path, agent, headers }, (response) => {
      response.resume().on("end", resolve).on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

export interface RequestFlood {
  port: number;
  pathOf: (index: number) => string;
  count: number;
}

/** Requests `count` paths, eight concurrently, each from the next client address. */
export async function sendRequestFlood({ port, pathOf, count }: RequestFlood): Promise<void> {
  let sent = 0;
  const one = async () => {
    while (sent < count) {
      const index = sent++;
      await sendRequest(port, pathOf(index), index);
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}
