import { defaultLivenessLimits } from "../../processes/watch-health.ts";
import type { Product } from "../../product.ts";

export const product: Product = {
  root: import.meta.dirname,
  builds: [],
  prepareScript: "prepare-database.ts",
  createStaffScript: "create-staff.ts",
  // Uses twelve probes of 500 ms: six seconds are short for a test, but longer than a busy machine delays a response.
  livenessLimits: process.env.FIXTURE_SHORT_LIVENESS
    ? { intervalMs: 500, maxMissed: 12, maxMissedWhileStarting: 60 }
    : defaultLivenessLimits,
  services: [
    {
      name: "cms",
      label: "The CMS",
      script: "cms-server.ts",
      heapMegabytes: 128,
      origin: ({ cmsPort }) => `http://127.0.0.1:${cmsPort}`,
    },
    { name: "worker", label: "The delivery worker", script: "worker.ts", heapMegabytes: 128 },
    {
      name: "web",
      label: "The website",
      script: "web-server.ts",
      heapMegabytes: 128,
      origin: ({ port }) => `http://127.0.0.1:${port}`,
    },
  ],
  addresses: [
    { label: "Site", path: "/" },
    { label: "CMS", path: "/cms" },
  ],
};
