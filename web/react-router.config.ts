import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./vite/precompress.ts";
import { writeStylePieces } from "./vite/style-pieces.ts";

export default {
  ssr: true,
  // Content routes send no framework script; a route that hydrates gets the whole route manifest at
  // once.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeStylePieces(buildDirectory);
    await precompress(path.join(buildDirectory, "client"));
  },
} satisfies Config;
