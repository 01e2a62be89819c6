import { setTimeout as delay } from "node:timers/promises";
import { serveFixtureSite } from "./serve.ts";

if (process.env.FIXTURE_SLOW) {
  console.log("importing");
  await delay(Number(process.env.FIXTURE_SLOW));
}
serveFixtureSite({ name: "web", port: Number(process.env.PORT), isReady: async () => true });
