import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** Of /proc/PID/stat, in ms; Linux counts in hundredths of a second. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [, userTicks, systemTicks] =
    /^(?:\S+ ){11}(\d+) (\d+)/.exec(stat.slice(stat.lastIndexOf(")") + 2)) ?? [];
  return 10 * (Number(userTicks) + Number(systemTicks));
}

const agent = new Agent({ keepAlive: true });

function ask(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br" };
    request({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
      answer.resume().on("end", resolve).on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

export interface Flood {
  port: number;
  pathOf: (index: number) => string;
  count: number;
}

export async function flood({ port, pathOf, count }: Flood): Promise<void> {
  let asked = 0;
  const one = async () => {
    while (asked < count) {
      await ask(port, pathOf(asked++));
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}
