import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./vite/precompress.ts";
import { writeStylePieces } from "./vite/style-pieces.ts";

export default {
  ssr: true,
  // Content routes send no framework script at all; a route that hydrates knows every route it needs.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeStylePieces(buildDirectory);
    await precompress(path.join(buildDirectory, "client"));
  },
} satisfies Config;
