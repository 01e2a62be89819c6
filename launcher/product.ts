import { join } from "node:path";
import type { ServiceName } from "./child-environment.ts";
import { loopbackAddress } from "./ports.ts";
import { defaultLivenessLimits, type LivenessLimits } from "./processes/watch-health.ts";
import type { Settings } from "./settings.ts";

export interface ProductBuild {
  label: string;
  /** Working folder of the build, relative to the root. */
  folder: string;
  /** Script and arguments; the script is relative to the root. */
  command: readonly [string, ...string[]];
  /** Folders and files, relative to the root, whose contents trigger a build when they change. */
  inputs: readonly string[];
  /** File inside the build output that marks a successful build. Deleting the output therefore triggers a build. */
  stamp: string;
}

interface Service {
  name: ServiceName;
  label: string;
  /** Path relative to the root. */
  script: string;
  /** Heap limit in MB. Without a limit, V8 does not collect garbage as long as the machine has free memory. */
  heapMegabytes: number;
  /**
   * URL of /healthz and /readyz. Absent for a service without HTTP; the launcher does not wait until such a service is
   * ready.
   */
  origin?: (settings: Settings) => string;
}

export interface Product {
  root: string;
  builds: readonly ProductBuild[];
  /**
   * Script that migrates, seeds an empty database, and ends with a line such as
   * {"staffAccounts":0}.
   */
  prepareScript: string;
  createStaffScript: string;
  /** Limits after which a silent service counts as hung and is replaced. */
  livenessLimits: LivenessLimits;
  /** Services in starting order; they stop in reverse order. */
  services: readonly Service[];
  /** Paths of the public port, printed as URLs after the start. */
  addresses: readonly { label: string; path: string }[];
}

const shared = ["contracts", "pricing-engine", "package-lock.json", "tsconfig.json"];

export const product: Product = {
  root: join(import.meta.dirname, ".."),
  builds: [
    {
      label: "the CMS",
      folder: "cms",
      command: ["node_modules/.bin/next", "build"],
      inputs: ["cms", ...shared],
      stamp: "cms/.next/launcher-stamp",
    },
    {
      label: "the website",
      folder: "web",
      command: ["node_modules/.bin/react-router", "build"],
      inputs: ["web", ...shared],
      stamp: "web/build/launcher-stamp",
    },
  ],
  prepareScript: "cms/scripts/prepare-database.ts",
  createStaffScript: "cms/scripts/create-staff.ts",
  livenessLimits: defaultLivenessLimits,
  services: [
    {
      name: "cms",
      label: "The CMS",
      script: "cms/server.ts",
      heapMegabytes: 512,
      origin: ({ cmsPort }) => `http://${loopbackAddress}:${cmsPort}`,
    },
    { name: "worker", label: "The delivery worker", script: "cms/worker.ts", heapMegabytes: 192 },
    {
      name: "web",
      label: "The website",
      script: "web/server/index.ts",
      heapMegabytes: 160,
      origin: ({ port }) => `http://${loopbackAddress}:${port}`,
    },
  ],
  addresses: [
    { label: "Site", path: "/" },
    { label: "CMS", path: "/cms" },
    { label: "Panel", path: "/admin" },
  ],
};
