import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** So many reports are kept: a part that hangs again and again must not fill the disk. */
export const keptReports = 20;

/** Lines of Linux's status of a process that tell a stopped one from a busy or a huge one. */
const tellingLines = /^(State|VmRSS|VmSwap|Threads):/;

async function systemView(pid: number): Promise<string[]> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return status.split("\n").filter((line) => tellingLines.test(line));
}

/** Of a script: as the system sees it, and where its code is (paused-stack.ts). */
export async function scriptView(
  pid: number | undefined,
  stack: readonly string[],
): Promise<string[]> {
  const where =
    stack.length > 0
      ? stack
      : ["none: it is stopped, in native code, or waits without running JavaScript"];
  return [
    ...(pid === undefined ? [] : await systemView(pid)),
    "",
    "Stack of the main thread, innermost call first:",
    ...where.map((line) => `  ${line}`),
  ];
}

/** Of processes that are no scripts: each as the system sees it, by the title that it gave itself. */
export async function nativeView(pids: readonly number[]): Promise<string[]> {
  const views = pids.map(async (pid) => {
    const title = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const [name = ""] = title.split("\0");
    return [`${pid} ${name}`, ...(await systemView(pid)).map((line) => `  ${line}`)];
  });
  return (await Promise.all(views)).flat();
}

async function removeOldest(folder: string): Promise<void> {
  // Their names begin with the time.
  const names = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  for (const name of names.slice(0, -keptReports)) {
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
 * Leaves for the operator where a hung process is and how the system sees it; answers the path of
 * the file. No environment, no addresses and no values of variables: those hold secrets and visitors.
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
  await removeOldest(folder);
  return path;
}
