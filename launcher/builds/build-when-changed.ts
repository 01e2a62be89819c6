import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LaunchError } from "../launch-error.ts";
import { waitForLock } from "../lock.ts";
import { runScriptStep } from "../processes/run-step.ts";
import type { ProductBuild } from "../product.ts";
import { printLauncherLine, printStep } from "../terminal.ts";
import { hashSources } from "./source-hash.ts";

interface BuildOptions {
  root: string;
  builds: readonly ProductBuild[];
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

async function isUpToDate(root: string, { inputs, stamp }: ProductBuild): Promise<boolean> {
  const built = await readFile(join(root, stamp), "utf8").catch(() => undefined);
  return built !== undefined && built === (await hashSources(root, inputs));
}

async function areAllUpToDate({ root, builds }: BuildOptions): Promise<boolean> {
  const results = await Promise.all(builds.map((build) => isUpToDate(root, build)));
  return results.every(Boolean);
}

async function build(build: ProductBuild, { root, env, signal }: BuildOptions): Promise<void> {
  const [script, ...args] = build.command;
  const stamp = join(root, build.stamp);
  await rm(stamp, { force: true });
  // Calculates the hash before the build, so that an edit made during the build triggers the next one.
  const hash = await hashSources(root, build.inputs);
  const result = await runScriptStep(
    {
      args: [join(root, script), ...args],
      cwd: join(root, build.folder),
      env,
    },
    signal,
  );
  if (!result.isSuccess) {
    throw new LaunchError(`Building ${build.label} failed; its output is above.`, {
      details: `${result.stdout}${result.stderr}`,
    });
  }
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

/**
 * Runs each build whose inputs changed since its last successful run. A lock prevents two launchers from building at
 * the same time.
 */
export async function buildWhenChanged(options: BuildOptions): Promise<void> {
  // Compares the hashes before it takes the lock, because a built installation may be in a read-only folder, where no
  // lock can be created.
  if (await areAllUpToDate(options)) {
    return;
  }
  const { root, builds, signal } = options;
  const cache = join(root, "node_modules", ".cache", "launcher");
  await mkdir(cache, { recursive: true });
  const lock = await waitForLock(join(cache, "build-lock"), {
    signal,
    onWait: () => printLauncherLine("Another start is building; waiting for it."),
  });
  try {
    for (const one of builds) {
      if (await isUpToDate(root, one)) {
        continue;
      }
      await printStep(`Building ${one.label}`, () => build(one, options));
    }
  } finally {
    lock.release();
  }
}
