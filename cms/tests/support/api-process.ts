import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { getPayload } from "payload";
import { answerApi } from "../../src/http/answer-api.ts";
import config from "../../src/payload.config.ts";

/** Another process of the CMS's API; tells its parent where it is. */
const payload = await getPayload({ config });
payload.logger.level = "silent";
(payload.db as unknown as PostgresAdapter).pool.on("error", () => {});
const server = createServer((request, response) => void answerApi(request, response));
server.listen(0, "127.0.0.1", () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on("disconnect", () => process.exit(0));
