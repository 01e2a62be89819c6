import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Maximum number of stored reports, so that a service that hangs repeatedly does not fill the disk. */
export const maxReports = 20;

/** Matches the lines of /proc/PID/status that distinguish a stopped, a busy and a swapped-out process. */
const statusLines = /^(State|VmRSS|VmSwap|Threads):/;

async function kernelStatus(pid: number): Promise<string[]> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return status.split("\n").filter((line) => statusLines.test(line));
}

/**
 * Describes a Node process: its state in the kernel, and the stack of its main thread
 * (paused-stack.ts).
 */
export async function describeNodeProcess(
  pid: number | undefined,
  stack: readonly string[],
): Promise<string[]> {
  const where =
    stack.length > 0
      ? stack
      : ["none: it is stopped, in native code, or waits without running JavaScript"];
  return [
    ...(pid === undefined ? [] : await kernelStatus(pid)),
    "",
    "Stack of the main thread, innermost call first:",
    ...where.map((line) => `  ${line}`),
  ];
}

/** Describes processes that are not scripts: the title of each process and its state in the kernel. */
export async function describeNativeProcesses(pids: readonly number[]): Promise<string[]> {
  const descriptions = pids.map(async (pid) => {
    const title = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const [name = ""] = title.split("\0");
    return [`${pid} ${name}`, ...(await kernelStatus(pid)).map((line) => `  ${line}`)];
  });
  return (await Promise.all(descriptions)).flat();
}

async function deleteOldestReports(folder: string): Promise<void> {
  // Sorts by name. File names begin with the time, so the oldest report comes first.
  const names = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  for (const name of names.slice(0, -maxReports)) {
    await rm(join(folder, name), { force: true });
  }
}

interface Hang {
  folder: string;
  name: string;
  sentence: string;
  pid: number | undefined;
  view: readonly string[];
}

/**
 * Writes a report about a hung process for the operator and returns the path of the file. The report contains no
 * environment, no addresses and no values of variables, because these include secrets and personal data.
 */
export async function writeHangReport({
  folder,
  name,
  sentence,
  pid,
  view,
}: Hang): Promise<string> {
  const now = new Date().toISOString();
  const lines = [sentence, `${now}, process ${pid}`, "", ...view];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${now.replaceAll(/[:.]/g, "-")}-${name}.txt`);
  await writeFile(path, `${lines.join("\n")}\n`, { mode: 0o600 });
  await deleteOldestReports(folder);
  return path;
}
