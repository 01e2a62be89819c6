import { readFileSync } from "node:fs";

/** Returns the resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
