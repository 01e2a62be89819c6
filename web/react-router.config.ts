import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./vite/precompress.ts";
import { writeStylePlans } from "./vite/style-plans.ts";

export default {
  ssr: true,
  // Content routes send no framework script; a route that hydrates gets the whole route manifest at
  // once.
  routeDiscovery: { mode: "initial" },
  // Disables React Router's check of the origin, because the server has already compared the origin of a form with all
  // names of the site (server/reject-form.ts), which are unknown here.
  allowedActionOrigins: ["**"],
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeStylePlans(buildDirectory);
    await precompress(path.join(buildDirectory, "client"));
  },
} satisfies Config;
