import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Content routes send no framework script at all; a route that hydrates knows every route it needs.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
