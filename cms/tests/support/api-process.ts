import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { getPayload } from "payload";
import { handleRequest } from "../../src/http/handle-request.ts";
import config from "../../src/payload.config.ts";
import { drainRequest } from "./screens.ts";

/** Runs the CMS's API as a separate process. Sends the URL of the API to the parent process. */
const payload = await getPayload({ config });
payload.logger.level = process.env.TEST_LOG_LEVEL ?? "silent";
(payload.db as unknown as PostgresAdapter).pool.on("error", () => {});
const server = createServer(
  (request, response) => void handleRequest(request, response, drainRequest),
);
server.listen(0, "127.0.0.1", () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on("disconnect", () => process.exit(0));
