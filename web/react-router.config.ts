import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./vite/precompress.ts";
import { writeStylePlans } from "./vite/style-plans.ts";

export default {
  ssr: true,
  // Loads the whole route manifest with the first page that hydrates. Content routes load no framework script.
  routeDiscovery: { mode: "initial" },
  // Disables React Router's check of the origin. The server has already compared the origin of a form with all names of
  // the site (server/form-refusal.ts), which are unknown here.
  allowedActionOrigins: ["**"],
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeStylePlans(buildDirectory);
    await precompress(path.join(buildDirectory, "client"));
  },
} satisfies Config;
