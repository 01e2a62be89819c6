import { spawnSync } from "node:child_process";
import type { Instance } from "../support/instance.ts";

/** Runs web's own benchmark, which renders pages from the content of this instance's CMS. */
export function measureRendering({ cmsPort }: Pick<Instance, "cmsPort">): void {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
  };
  const bench = ["run", "--silent", "bench", "-w", "web"];
  if (spawnSync("npm", bench, { stdio: "inherit", env }).status !== 0) {
    process.exitCode = 1;
  }
}
