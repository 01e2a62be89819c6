import { join } from "node:path";
import type { Part } from "./child-environment.ts";
import { loopback } from "./ports.ts";
import { type Patience, usualPatience } from "./processes/watch-health.ts";
import type { Settings } from "./settings.ts";

export interface Build {
  label: string;
  /** Folder the build runs in, relative to the root. */
  folder: string;
  /** Script and arguments, the script relative to the root. */
  command: readonly [string, ...string[]];
  /** Folders and files, relative to the root, whose content decides whether to build again. */
  inputs: readonly string[];
  /** Lies within the build output, so that removing the output asks for a build. */
  stamp: string;
}

interface Service {
  name: Part;
  label: string;
  /** Relative to the root. */
  script: string;
  /** Bound of what its JavaScript holds, in MB: without one garbage is left lying while there is room. */
  heapMegabytes: number;
  /** Absent: it takes no requests, and nobody waits for it. It answers /healthz and /readyz. */
  origin?: (settings: Settings) => string;
}

export interface Product {
  root: string;
  builds: readonly Build[];
  /** Migrates, seeds an empty database, and ends with a line such as {"staffAccounts":0}. */
  prepareScript: string;
  createStaffScript: string;
  /** How long a part may stay silent before it counts as hung and is replaced. */
  patience: Patience;
  /** Started in this order and stopped in reverse. */
  services: readonly Service[];
  /** What the person who started it can open, as paths of the one public port. */
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
  patience: usualPatience,
  services: [
    {
      name: "cms",
      label: "The CMS",
      script: "cms/server.ts",
      heapMegabytes: 512,
      origin: ({ cmsPort }) => `http://${loopback}:${cmsPort}`,
    },
    { name: "worker", label: "The delivery worker", script: "cms/worker.ts", heapMegabytes: 192 },
    {
      name: "web",
      label: "The website",
      script: "web/server/index.ts",
      heapMegabytes: 160,
      origin: ({ port }) => `http://${loopback}:${port}`,
    },
  ],
  addresses: [
    { label: "Site", path: "/" },
    { label: "CMS", path: "/cms" },
    { label: "Panel", path: "/admin" },
  ],
};
